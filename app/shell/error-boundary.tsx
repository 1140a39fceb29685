import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** The last handler of the app: a screen that broke, or a part of the app that did not arrive. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
