/** Returns the most frequent of ids that occur again and again, the most frequent first. */
export function mostOf<Id extends number | string>(ids: readonly Id[], most: number): Id[] {
  const counts = new Map<Id, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([id]) => id);
}
