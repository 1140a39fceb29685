import { Component, type ReactNode } from 'react';
import { hasJustLoaded, loadFully } from '#app/ground/late/full-load.ts';
import { MissingFile } from '#app/ground/late/missing-file.ts';
import { ErrorPage } from './error-page.tsx';

interface ErrorBoundaryProps {
  /** Another place in the app gets another try. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error?: unknown;
  hasFailed: boolean;
  place: string;
}

const isMendedByLoading = (error: unknown) => error instanceof MissingFile && !hasJustLoaded();

/**
 * The last handler of the app: a screen that broke, or a part of the app that did not arrive. For the
 * latter the address is loaded once in full, which brings the newest build.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { hasFailed: true, error };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof MissingFile)) return;
    error.forget();
    if (isMendedByLoading(error)) loadFully();
  }

  override render() {
    const { hasFailed, error } = this.state;
    if (!hasFailed) return this.props.children;
    // It is about to go.
    return isMendedByLoading(error) ? null : <ErrorPage />;
  }
}
