import type { Option } from '#ui/field/select-field.tsx';

/** Puts what is saved at the head of a long list, where it is seen without scrolling. */
export const chosenFirst = (options: readonly Option[], saved: readonly { id: number }[]) => {
  const ids = new Set(saved.map(({ id }) => id));
  return [...options].sort((a, b) => Number(ids.has(b.id)) - Number(ids.has(a.id)));
};
