import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './Icon';

/**
 * An info button whose text shows on hover, focus or press, above it where there is room; Escape hides
 * it. It is 250px wide (@spec §9).
 */
export function Tooltip({ label, text }: { label: string; text: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // A member may have come to a painted button, before there was anything to answer.
    if (place.current?.matches(':hover, :focus-within')) setOpen(true);
  }, []);
  // Wherever the focus is: a pointer alone may have opened it (WCAG 1.4.13).
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
    <span ref={place} className="tooltip" onMouseEnter={show} onMouseLeave={hide}>
      <button
        type="button"
        className="tooltip-button"
        aria-label={label}
        aria-describedby={id}
        onClick={show}
        onFocus={show}
        onBlur={hide}
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
