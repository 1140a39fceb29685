import { type ComponentType, useEffect, useState } from 'react';
import { useEnvironment } from '#ui/environment.tsx';
import { whenIdle } from '#ui/late/when-idle.ts';

export interface PartCode<Props> {
  Part: ComponentType<Props> | undefined;
  hasFailed: boolean;
  load(): void;
}

/**
 * The code of what a list opens: fetched ahead once the list is ready and the page idle, so that
 * opening something needs only its data; or when it is opened before that. A lost one is reported, not
 * thrown.
 */
export function usePartCode<Props>(
  importPart: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  isReady: boolean,
): PartCode<Props> {
  const [fetched, setFetched] = useState<{ Part: ComponentType<Props> }>();
  const [hasFailed, setFailed] = useState(false);

  const { lateTexts } = useEnvironment();
  const fetchPart = async () => {
    const [Part] = await Promise.all([importPart(), lateTexts?.load()]);
    return { Part };
  };

  const load = () => {
    setFailed(false);
    fetchPart().then(setFetched, () => setFailed(true));
  };

  // The language may change, and what was fetched may be there without its texts in the new one.
  const Part = lateTexts && !lateTexts.find() ? undefined : fetched?.Part;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time it is wanted
  useEffect(() => {
    if (isWanted && !Part) load();
  }, [isWanted, lateTexts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there
  useEffect(
    () => (isReady ? whenIdle(() => fetchPart().catch(() => undefined)) : undefined),
    [isReady, importPart],
  );

  return { Part, hasFailed, load };
}
