/** Everything is measured in turns, so that whatever else the machine does falls on all. */
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

export const medianOf = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Least, median and greatest, as they stand in a table. */
export const spreadOf = (values: readonly number[], digits = 0): string =>
  [Math.min(...values), medianOf(values), Math.max(...values)]
    .map((value) => value.toFixed(digits))
    .join(', ');

interface Rounds {
  rounds: number;
  /** Rounds before, in which servers get warm and nothing counts. */
  warmUps?: number;
}

export async function inTurns<Measured>(
  { rounds, warmUps = 0 }: Rounds,
  all: Record<string, () => Promise<Measured>>,
) {
  const results = new Map<string, Measured[]>(Object.keys(all).map((name) => [name, []]));
  for (let round = -warmUps; round < rounds; round += 1)
    for (const [name, measure] of Object.entries(all)) {
      const measured = await measure();
      if (round >= 0) results.get(name)?.push(measured);
    }
  const valuesOf = (name: string, read: (measured: Measured) => number) =>
    (results.get(name) ?? []).map(read);
  return {
    names: [...results.keys()],
    median: (name: string, read: (measured: Measured) => number) => medianOf(valuesOf(name, read)),
    spread: (name: string, read: (measured: Measured) => number) => spreadOf(valuesOf(name, read)),
  };
}
