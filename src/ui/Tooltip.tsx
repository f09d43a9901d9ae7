import { useCallback, useId, useState } from 'react';
import { Icon } from './Icon';
import { useCatch } from './use-catch';

/**
 * An info button whose text shows on hover, focus or click, above it if there is room. Escape hides it.
 * It is 250px wide (@spec §9).
 */
export function Tooltip({ label, text }: { label: string; text: string }) {
  const caught = useCatch();
  const id = useId();
  const [place, setPlace] = useState<'hidden' | 'above' | 'below'>('hidden');
  const show = () => {
    setPlace((now) => (now === 'hidden' ? 'above' : now));
  };
  const hide = () => {
    setPlace('hidden');
  };
  const onShown = useCallback((words: HTMLElement) => {
    if (words.getBoundingClientRect().top < 0) setPlace('below');
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setPlace('hidden');
    };
    // On the document, because the focus may be elsewhere if the pointer has opened it (WCAG 1.4.13).
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
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
        ref={place === 'hidden' ? undefined : onShown}
        role="tooltip"
        id={id}
        className="tooltip-text"
        part="tooltip"
        data-below={place === 'below' || undefined}
        hidden={place === 'hidden'}
      >
        {text}
      </span>
    </span>
  );
}
