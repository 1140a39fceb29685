import { Component, type ComponentType, type ReactNode, Suspense, use } from 'react';
import { LateFile } from './late-file.ts';
import { MissingFile } from './missing-file.ts';
import { tryFile } from './try-file.ts';

interface ExtraProps {
  /** The element in its place until it has come. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface ArrivingProps<Props> {
  file: LateFile<ComponentType<Props>>;
  props: Props;
}

/** A part a page can do without: where its code or texts do not come it stays away, and the page stays. */
export class Extra extends Component<ExtraProps, { error?: unknown }> {
  override state: { error?: unknown } = {};
  readonly #retry = () => this.setState({ error: undefined });

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof MissingFile)) return;
    error.forget();
    window.addEventListener('online', this.#retry, { once: true });
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#retry);
  }

  override render() {
    const { error } = this.state;
    const { fallback, children } = this.props;
    if (error instanceof MissingFile) return fallback;
    if (error !== undefined) throw error;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

function Arriving<Props extends object>({ file, props }: ArrivingProps<Props>) {
  const Part = file.find() ?? use(file.wait());
  return <Part {...props} />;
}

/** An extra whose code is fetched when it is first shown. */
export function lateExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  const file = new LateFile(() => tryFile(load));
  return (props: Props) => (
    <Extra fallback={fallback}>
      <Arriving<Props> file={file} props={props} />
    </Extra>
  );
}
