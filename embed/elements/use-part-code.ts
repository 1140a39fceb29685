import { type ComponentType, useEffect, useState } from 'react';
import { useEnvironment } from '#ui/environment.tsx';
import { whenIdle } from '../when-idle.ts';

export interface PartCode<Props> {
  Part: ComponentType<Props> | undefined;
  hasFailed: boolean;
  load(): void;
}

/**
 * The code of what a list opens: fetched ahead once the list is ready and the page idle, so that
 * opening something needs only its data; or when it is opened before that. A lost one is told, not
 * thrown.
 */
export function usePartCode<Props>(
  importPart: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  isReady: boolean,
): PartCode<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);

  const { lateTexts } = useEnvironment();
  const fetchPart = async () => {
    const [loaded] = await Promise.all([importPart(), lateTexts?.load()]);
    return loaded;
  };

  const load = () => {
    setFailed(false);
    fetchPart().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time it is wanted
  useEffect(() => {
    if (isWanted && !Part) load();
  }, [isWanted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there
  useEffect(
    () => (isReady ? whenIdle(() => fetchPart().catch(() => undefined)) : undefined),
    [isReady, importPart],
  );

  return { Part, hasFailed, load };
}
