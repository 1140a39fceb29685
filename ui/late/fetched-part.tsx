import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

interface FetchedPartProps<Props> {
  /** Imports the part. */
  load(): Promise<ComponentType<Props>>;
  /** The part, where it was fetched ahead. */
  find?(): ComponentType<Props> | undefined;
  /** Nobody sees its place. */
  isSilent?: boolean;
  /** The class of the place until the part has come. */
  className?: string;
  children(Part: ComponentType<Props>): ReactNode;
}

/**
 * A part most visitors never see: its code is fetched when it is shown. In its place until then stands
 * a skeleton; one that could not be loaded shows an error with a retry, and does not throw.
 */
export function FetchedPart<Props>({
  load,
  find,
  isSilent = false,
  className,
  children,
}: FetchedPartProps<Props>) {
  const { t } = useTranslation('common');
  const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => find?.());
  const [hasFailed, setFailed] = useState(false);
  const start = () => {
    setFailed(false);
    load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!Part) start();
  }, []);
  useRetryOnline(hasFailed, start);

  if (Part) return children(Part);
  if (isSilent) return null;
  return (
    <div className={className}>
      {hasFailed ? (
        <div role="alert" className="flex flex-col items-start gap-2">
          {t('loadError')}
          <Button onClick={start}>{t('retry')}</Button>
        </div>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </div>
  );
}
