import { Component, type ReactNode } from 'react';
import { pageHash } from '../routing/href';
import { watchMoves } from '../routing/page-moves';
import { useText } from '../text/text-context';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { readCaught } from '../ui/use-catch';
import { retryFailedScreens } from './lazy-screens';

interface ErrorBoundaryProps {
  /** @param part the part of the element that threw */
  readonly onError: (error: unknown, part: string) => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** The page's hash when a part of the element threw; undefined while there is no exception. */
  readonly failedAt: string | undefined;
}

/** Catches exceptions inside the element, reports them, and lets the member start again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined };

  readonly #restart = () => {
    if (this.state.failedAt === undefined) return;
    retryFailedScreens();
    this.setState({ failedAt: undefined });
  };

  /** Another route also restarts. One navigation may be reported several times. */
  readonly #onMove = () => {
    if (pageHash() !== this.state.failedAt) this.#restart();
  };

  #mounted = new AbortController();

  override componentDidMount() {
    this.#mounted = new AbortController();
    watchMoves(this.#onMove, this.#mounted.signal);
  }

  override componentWillUnmount() {
    this.#mounted.abort();
  }

  static getDerivedStateFromError() {
    return { failedAt: pageHash() };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(...readCaught(error));
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return <Crashed onRestart={this.#restart} />;
  }
}

function Crashed({ onRestart }: { onRestart: () => void }) {
  const { errors } = useText();
  return (
    <Alert tone="error">
      <p>{errors.crashed}</p>
      <Button onClick={onRestart}>{errors.restart}</Button>
    </Alert>
  );
}
