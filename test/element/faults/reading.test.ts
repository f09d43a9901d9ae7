import { READINGS } from './readings';
import { testAgainstFaults } from './table';

READINGS.forEach(testAgainstFaults);
