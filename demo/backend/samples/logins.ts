import type { Person } from '../storage/people';
import { AISHA, JOHAN, LERATO, SIPHO, THANDI } from './people';

/** A sample login. A blocked one is refused even with its correct password. */
interface SampleLogin {
  readonly person: Person;
  readonly username: string;
  readonly password: string;
  readonly blocked?: true;
}

/** Every login of the demo. The people and their passwords are invented. */
export const LOGINS: readonly SampleLogin[] = [
  { person: THANDI, username: 'thandi', password: 'Marula-tree-1' },
  { person: SIPHO, username: 'sipho', password: 'Marula-tree-2' },
  { person: JOHAN, username: 'johan', password: 'Marula-tree-3' },
  { person: AISHA, username: 'aisha', password: 'Marula-tree-4' },
  { person: LERATO, username: 'lerato', password: 'Marula-tree-5', blocked: true },
];
