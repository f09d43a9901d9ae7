import { requiredContext } from '../ui/required-context';
import type { Visit } from './visit';

/** The portal's memory of its member. */
export const [VisitProvider, useVisit] = requiredContext<Visit>('useVisit');
