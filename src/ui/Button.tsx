import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './Spinner';
import { useCatch } from './use-catch';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** Shows a spinner; the button keeps its focus, and whoever acts ignores presses. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

export function Button({
  look = 'secondary',
  busy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const caught = useCatch();
  return (
    <button
      type="button"
      {...rest}
      onClick={caught(onClick)}
      className={`button button-${look}`}
      part={`button ${look}`}
      aria-disabled={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
