import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useCatch } from '../ui/use-catch';
import { droppedFiles } from './data-transfer';
import type { FileChoice } from './list/attachment-list';

/**
 * Takes files dropped anywhere on the element while the field is shown and its form is not inert, because few members
 * hit the drop zone.
 * @returns whether files are dragged over the element
 */
export function useDrop(
  field: RefObject<HTMLElement | null>,
  onChoose: (choice: FileChoice) => void,
): boolean {
  const caught = useCatch();
  const [isOver, setIsOver] = useState(false);
  const isOpen = () => {
    const { current } = field;
    return current !== null && current.getClientRects().length > 0 && !current.closest('[inert]');
  };
  const over = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files') || !isOpen()) return;
    event.preventDefault();
    setIsOver(true);
  });
  const drop = useEffectEvent(
    caught((event: DragEvent) => {
      setIsOver(false);
      const choice = event.dataTransfer && isOpen() ? droppedFiles(event.dataTransfer) : undefined;
      if (!choice || choice.files.length === 0) return;
      event.preventDefault();
      onChoose(choice);
    }),
  );
  useEffect(() => {
    const root = field.current?.getRootNode() as ShadowRoot | undefined;
    const listening = new AbortController();
    // In the capture phase, so that it runs before the element's drop guard.
    const options = { capture: true, signal: listening.signal };
    const on = (name: string, listener: (event: DragEvent) => void) => {
      root?.host.addEventListener(name, listener as EventListener, options);
    };
    on('dragover', (event) => {
      over(event);
    });
    on('dragleave', () => {
      setIsOver(false);
    });
    on('drop', (event) => {
      drop(event);
    });
    return () => {
      listening.abort();
    };
  }, [field]);
  return isOver;
}
