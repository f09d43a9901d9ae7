import { createContext, useCallback, useContext, useMemo, useRef, type ReactNode } from 'react';
import { useCatch } from '../../ui/use-catch';

type Run = () => void;

const DeferContext = createContext<(run: Run) => void>((run) => {
  run();
});

/** Returns a function that runs a callback at once, or after a pressed pointer is released. */
export const useDeferWhilePressed = () => useContext(DeferContext);

interface DeferWhilePressedProps {
  /** Called when any part of the form is focused. */
  readonly onFocus: () => void;
  readonly children: ReactNode;
}

/**
 * Keeps a form from moving under a pressed pointer. An error that appears on blur would otherwise move the button
 * that the member is pressing, and the click would miss it.
 */
export function DeferWhilePressed({ onFocus, children }: DeferWhilePressedProps) {
  const caught = useCatch();
  const waiting = useRef<Run[]>(undefined);
  const deferWhilePressed = useCallback((run: Run) => {
    if (waiting.current) waiting.current.push(run);
    else run();
  }, []);
  const [press, release] = useMemo(() => {
    const release = () => {
      const runs = waiting.current ?? [];
      waiting.current = undefined;
      for (const run of runs) run();
    };
    const letGo = () => {
      window.removeEventListener('pointerup', letGo, true);
      window.removeEventListener('pointercancel', letGo, true);
      // The click is dispatched before the next task.
      setTimeout(release);
    };
    const press = () => {
      waiting.current ??= [];
      window.addEventListener('pointerup', letGo, true);
      window.addEventListener('pointercancel', letGo, true);
    };
    return [press, release] as const;
  }, []);
  return (
    <DeferContext value={deferWhilePressed}>
      <div
        className="defer-while-pressed"
        onFocus={caught(onFocus)}
        onPointerDownCapture={caught(press)}
        // Renders deferred errors together with those of the submit.
        onSubmit={caught(release)}
      >
        {children}
      </div>
    </DeferContext>
  );
}
