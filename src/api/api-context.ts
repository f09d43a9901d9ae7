import { requiredContext } from '../ui/required-context';
import type { ElementApi } from './element-api';

/** The API clients, configured by the element's settings. */
export const [ApiProvider, useApi] = requiredContext<ElementApi>('useApi');
