import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { reportError } from './error-report.ts';
import './error-boundary.css';

interface Caught {
  hasFailed: boolean;
  wasReported: boolean;
}

/** Shows the fallback page of spec §2 in place of what failed below it, and reports the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, Caught> {
  override state: Caught = { hasFailed: false, wasReported: false };

  static getDerivedStateFromError(): Partial<Caught> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    void reportError(error, componentStack).then((wasReported) => this.setState({ wasReported }));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage wasReported={this.state.wasReported} /> : this.props.children;
  }
}

function ErrorPage({ wasReported }: { wasReported: boolean }) {
  return (
    <div className="error-page" role="alert">
      <h1 className="h2">Oops! Something went wrong</h1>
      <p>We encountered an unexpected error while loading this page.</p>
      <p className="muted">
        {wasReported
          ? 'Our team has been notified and is working on a fix.'
          : 'Trying again often helps. What you saved before is safe.'}
      </p>
      <div className="error-ways">
        <Button variant="go" onClick={() => location.reload()}>
          Try Again
        </Button>
        <Button href="/">Go Home</Button>
      </div>
    </div>
  );
}
