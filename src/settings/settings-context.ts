import { createContext, useContext } from 'react';
import type { Settings } from './settings';

const SettingsContext = createContext<Settings | undefined>(undefined);

export const SettingsProvider = SettingsContext.Provider;

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsProvider');
  return settings;
}
