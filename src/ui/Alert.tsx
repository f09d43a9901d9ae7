import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

type Tone = 'error' | 'info' | 'success';

const ICONS: Readonly<Record<Tone, IconName>> = {
  error: 'warning',
  info: 'info',
  success: 'check',
};

/** A message box. Screen readers announce an error when it appears. */
export function Alert({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div
      className={`alert alert-${tone}`}
      part={`alert ${tone}`}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <Icon name={ICONS[tone]} />
      <div className="alert-body">{children}</div>
    </div>
  );
}
