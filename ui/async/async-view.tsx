import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { LoadError } from './load-error.tsx';

/** The result of useApi, useFreshApi and useLiveApi. */
export interface Response<Data> {
  data: Data | undefined;
  error: unknown;
  refresh(): Promise<unknown>;
}

interface AsyncViewProps<Data> {
  response: Response<Data>;
  /** Shaped like what is to come. */
  skeleton?: ReactNode;
  /** Shown instead of an answer with nothing in it. */
  empty?: ReactNode;
  isEmpty?(data: Data): boolean;
  errorTitle?: string | undefined;
  children(data: Data): ReactNode;
}

/** An answer of the API in each of its states: on its way, failed, offline, empty, there. */
export function AsyncView<Data>({
  response: { data, error, refresh },
  skeleton = SKELETON,
  empty,
  isEmpty,
  errorTitle,
  children,
}: AsyncViewProps<Data>) {
  const { t } = useTranslation('common');
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (error) return <LoadError error={error} title={errorTitle} onRetry={() => void refresh()} />;
  return (
    <div role="status" aria-label={t('loading')}>
      {skeleton}
    </div>
  );
}

const SKELETON = (
  <div className="flex flex-col gap-4">
    <Skeleton className="w-full h-[120px]" />
    <Skeleton className="w-full h-[220px]" />
  </div>
);
