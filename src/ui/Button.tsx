import type { ComponentProps } from 'react';
import { useCatch } from './use-catch';
import { Words, type Elements } from './Words';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** Shows a spinner. The button stays focusable, so `onClick` must ignore clicks itself. */
  readonly busy?: boolean;
  readonly children: string | Elements;
}

/** A spinning ring. The text next to it names what is loading. */
const Spinner = () => <span className="spinner" aria-hidden="true" />;

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
