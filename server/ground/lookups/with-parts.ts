import type { Lookups } from '#server/ground/services/load-lookups.ts';

/** "Mirpur" is also Mirpur 1 to 14: areas of the same city whose name begins with the name. */
export function withParts(ids: readonly number[], { locations }: Lookups): number[] {
  if (ids.length === 0) return [];
  const meant = ids.flatMap((id) => locations.get(id) ?? []);
  const parts = [...locations.values()].filter((area) =>
    meant.some(({ name, cityId }) => cityId === area.cityId && area.name.startsWith(`${name} `)),
  );
  return [...new Set([...ids, ...parts.map(({ id }) => id)])];
}
