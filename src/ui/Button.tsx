import type { ComponentProps } from 'react';
import type { Elements } from './elements';
import { Spinner } from './Spinner';
import { useCatch } from './use-catch';
import { Words } from './Words';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** Shows a spinner. The button stays focusable, so `onClick` must ignore clicks itself. */
  readonly busy?: boolean;
  readonly children: string | Elements;
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
      aria-disabled={busy || rest['aria-disabled']}
    >
      {busy && <Spinner />}
      {typeof children === 'string' ? <Words>{children}</Words> : children}
    </button>
  );
}
