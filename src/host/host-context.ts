import { requiredContext } from '../ui/required-context';
import type { Emit } from './element-events';

/** Dispatches the element's events. */
export const [EmitProvider, useEmit] = requiredContext<Emit>('useEmit');
