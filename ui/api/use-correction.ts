import { useEffect, useRef } from 'react';

/** Fields whose ids the API does not know (any more) are taken out of the filter. */
export function useCorrection<Filter extends object>(
  filter: Filter,
  unknownFields: readonly string[],
  onCorrect: (without: Partial<Filter>) => void,
) {
  const correct = useRef(onCorrect);
  correct.current = onCorrect;
  const fields = unknownFields.filter((field) => field in filter).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is corrected again
  useEffect(() => {
    if (fields === '') return;
    const without = fields.split(',').map((field) => [field, undefined]);
    correct.current(Object.fromEntries(without));
  }, [fields, filter]);
}
