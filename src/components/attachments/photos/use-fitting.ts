import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Refusal } from '../../../domain/attachment-rules';
import { useReportError } from '../../../host/use-report-error';
import { fill } from '../../../text/fill';
import { FIT_TEXTS } from '../../../text/later/fit';
import { useText } from '../../../text/text-context';
import { useBeforeSubmit } from '../../forms/before-submit';
import { loadedOnce } from '../../later/loaded-once';
import { useLaterText } from '../../later/use-later-text';
import type { Attachments } from '../use-attachments';
import type { FitRequest } from './fit-work';

const loadWork = loadedOnce(() => import('./fit-and-place'));

/** What an offer asks for, and the refusals that it is about. */
interface Press extends FitRequest {
  readonly refused: readonly Refusal[];
}

/** Before the press, while photos are drawn, and after they did not fit. */
type FittingState =
  | { readonly is: 'idle' }
  | { readonly is: 'working'; readonly done: number; readonly count: number }
  | { readonly is: 'too-much'; readonly refused: readonly Refusal[] };

const NONE: readonly Refusal[] = [];

/** Makes photos smaller at the member's press, until that is cancelled, or the form is sent or left. */
export function useFitting(attachments: Attachments) {
  const { fit } = useLaterText(FIT_TEXTS);
  const { attachments: t } = useText();
  const report = useReportError('fit-photos');
  const [state, setState] = useState<FittingState>({ is: 'idle' });
  const box = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController>(undefined);
  /** Resolves once refused photos are added, which the member asked for; undefined if none are. */
  const adding = useRef<Promise<void>>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  /** Exchanges the buttons: the focus stays here, or moves to the button that chooses files. */
  const show = (next: FittingState) => {
    const { current } = box;
    const hadFocus = current?.matches(':focus-within') === true;
    flushSync(() => {
      setState(next);
    });
    if (!current || !hadFocus) return;
    const chooser = current.closest('.field')?.querySelector<HTMLElement>('.drop-zone button');
    (current.querySelector('button') ?? chooser)?.focus();
  };
  const cancel = () => {
    if (!running.current) return;
    running.current.abort();
    running.current = undefined;
    adding.current = undefined;
    show({ is: 'idle' });
  };
  // A submit waits for photos that are being added. The listed files are sent as they are.
  useBeforeSubmit({
    settle: () => {
      if (!adding.current) cancel();
      return adding.current;
    },
  });

  const said = (smaller: number, added: number) =>
    smaller === 0 && added > 0
      ? fill(t.added, { count: added })
      : fill(fit.done, { count: smaller });
  const work = async (request: FitRequest, signal: AbortSignal) => {
    const onProgress = (done: number, count: number) => {
      if (!signal.aborted) setState({ is: 'working', done, count });
    };
    const { fitAndPlace } = await loadWork();
    return fitAndPlace(attachments, request, { onProgress, said }, signal);
  };
  const start = async (request: Press) => {
    const life = new AbortController();
    running.current = life;
    show({ is: 'working', done: 0, count: request.photos.length });
    let next: FittingState = { is: 'idle' };
    try {
      if (!(await work(request, life.signal))) {
        next = { is: 'too-much', refused: request.refused };
      }
    } catch (error) {
      report(error);
    }
    if (life.signal.aborted) return;
    running.current = undefined;
    show(next);
  };
  return {
    box,
    state,
    /** Refused photos that did not fit. */
    tried: state.is === 'too-much' ? state.refused : NONE,
    cancel,
    start: (request: Press) => {
      const added = start(request).finally(() => {
        if (adding.current === added) adding.current = undefined;
      });
      if (request.refused.length > 0) adding.current = added;
    },
  };
}

export type Fitting = ReturnType<typeof useFitting>;
