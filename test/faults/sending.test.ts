import { SENDINGS } from './sendings';
import { holdAgainstFaults } from './table';

SENDINGS.forEach(holdAgainstFaults);
