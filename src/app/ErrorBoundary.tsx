import { Component, type ReactNode } from 'react';
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

/** Catches exceptions inside the element, reports them, and lets the member start again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  /** A change of route starts again too. */
  readonly #restart = () => {
    if (!this.state.hasFailed) return;
    retryFailedScreens();
    this.setState({ hasFailed: false });
  };

  #mounted = new AbortController();

  override componentDidMount() {
    this.#mounted = new AbortController();
    watchMoves(this.#restart, this.#mounted.signal);
  }

  override componentWillUnmount() {
    this.#mounted.abort();
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(...readCaught(error));
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
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
