import { test } from 'node:test';
import { testLooks } from './looks.mjs';

test('every main state is accessible, light, dark, forced colours, fits, and works when translated (WCAG 2.2 AA, §2)', (t) =>
  testLooks(t, ({ main }) => main));
