import { useEffect, useRef, useState } from 'react';

/** The reader's own filter, until the page presets another one. */
export function usePreset<Filter>(preset: Filter) {
  const [filter, setFilter] = useState(preset);
  const presetKey = JSON.stringify(preset);
  const lastKey = useRef(presetKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the preset
  useEffect(() => {
    if (lastKey.current === presetKey) return;
    lastKey.current = presetKey;
    setFilter(preset);
  }, [presetKey]);
  return [filter, setFilter] as const;
}
