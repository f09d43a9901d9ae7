import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { SafeDocument } from './safe-document';
import { showInFrame } from './show-in-frame';

/**
 * Scripts are never allowed. The frame has this page's origin, so that it can be filled and measured. Its links open
 * tabs, and it can be printed.
 */
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals';

interface ResponseFrameProps {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly title: string;
  readonly document: SafeDocument;
  /** Called when a decoration throws. The response is shown without it. */
  readonly onPlain: () => void;
}

/** A response in a sandboxed frame, as high as its content. */
export function ResponseFrame({ ref, title, document: shown, onPlain }: ResponseFrameProps) {
  const decorate = useEffectEvent((work: () => void) => {
    try {
      work();
    } catch {
      onPlain();
    }
  });
  useEffect(() => {
    const { current: element } = ref;
    return element
      ? showInFrame(element, shown, (work) => {
          decorate(work);
        })
      : undefined;
  }, [ref, shown]);
  return (
    <iframe ref={ref} className="response-frame" part="letter" title={title} sandbox={SANDBOX} />
  );
}
