import { type ComponentType, useEffect, useState } from 'react';

/** A part of the conversation most visitors never see, fetched when it is shown; a lost one is told. */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const start = () => {
    setFailed(false);
    load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(start, []);
  return { Part, hasFailed, retry: start };
}
