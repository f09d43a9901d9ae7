import { requiredContext } from '../ui/required-context';
import type { Api } from './create-api';

/** The API clients, configured by the element's settings. */
export const [ApiProvider, useApi] = requiredContext<Api>('useApi');
