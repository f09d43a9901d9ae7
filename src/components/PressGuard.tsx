import { createContext, useCallback, useContext, useMemo, useRef, type ReactNode } from 'react';
import { useCatch } from '../ui/use-catch';

type Run = () => void;

const AfterPressContext = createContext<(run: Run) => void>((run) => {
  run();
});

/** Runs something at once, or when the pointer that is pressed on the form has let go. */
export const useAfterPress = () => useContext(AfterPressContext);

interface PressGuardProps {
  readonly children: ReactNode;
}

/**
 * Keeps a form still under a pressed pointer: an error that appears when a field loses the focus
 * would move the button away that the member is pressing, and the click would be lost.
 */
export function PressGuard({ children }: PressGuardProps) {
  const caught = useCatch();
  const waiting = useRef<Run[]>(undefined);
  const afterPress = useCallback((run: Run) => {
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
      // The click comes before the next task.
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
    <AfterPressContext value={afterPress}>
      <div
        className="guard"
        onPointerDownCapture={caught(press)}
        // What waited is shown with what the submit shows.
        onSubmit={caught(release)}
      >
        {children}
      </div>
    </AfterPressContext>
  );
}
