import { requiredContext } from '../ui/required-context';
import type { Settings } from './settings';

export const [SettingsProvider, useSettings] = requiredContext<Settings>('useSettings');
