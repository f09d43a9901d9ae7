import { READINGS } from './readings';
import { holdAgainstFaults } from './table';

READINGS.forEach(holdAgainstFaults);
