/** Last handler of an element: what fails inside is shown inside, quietly, and reported to the page. */
import { Component, type ReactNode } from 'react';

interface ElementBoundaryProps {
  fallback(retry: () => void): ReactNode;
  onError(error: unknown): void;
  children: ReactNode;
}

export class ElementBoundary extends Component<ElementBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}
