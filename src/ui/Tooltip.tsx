import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './Icon';
import { useCatch } from './use-catch';

/**
 * An info button whose text shows on hover, focus or click, above it if there is room. Escape hides it.
 * It is 250px wide (@spec §9).
 */
export function Tooltip({ label, text }: { label: string; text: string }) {
  const caught = useCatch();
  const id = useId();
  const [open, setOpen] = useState(false);
  // On the document: the focus may be elsewhere if the pointer has opened it (WCAG 1.4.13).
  useEffect(() => {
    if (!open) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  const words = useRef<HTMLSpanElement>(null);
  const [isBelow, setIsBelow] = useState(false);
  useLayoutEffect(() => {
    setIsBelow(open && (words.current?.getBoundingClientRect().top ?? 0) < 0);
  }, [open]);
  const show = () => {
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
  };
  return (
    <span className="tooltip" onMouseEnter={caught(show)} onMouseLeave={caught(hide)}>
      <button
        type="button"
        className="tooltip-button"
        aria-label={label}
        aria-describedby={id}
        onClick={caught(show)}
        onFocus={caught(show)}
        onBlur={caught(hide)}
      >
        <Icon name="info" />
      </button>
      <span
        ref={words}
        role="tooltip"
        id={id}
        className="tooltip-text"
        part="tooltip"
        data-below={isBelow || undefined}
        hidden={!open}
      >
        {text}
      </span>
    </span>
  );
}
