import { SENDINGS } from './sendings';
import { testAgainstFaults } from './table';

SENDINGS.forEach(testAgainstFaults);
