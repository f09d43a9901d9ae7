export { createMock, type Mock, type MockOptions } from './mock/create-mock';
export type {
  MockData,
  MockLogin,
  MockPerson,
  MockPolicy,
  MockQuery,
  MockSubmission,
} from './mock/data';
export { WIRE_FAULTS, type FaultyAnswer, type WireFault } from './mock/scenarios/faults';
export { SCENARIOS, type Scenario } from './mock/scenarios/scenarios';
