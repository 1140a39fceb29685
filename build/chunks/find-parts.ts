/**
 * Finds the parts of a build, each fetched at once: the start, and all that is imported late, as
 * screens, dialogs and texts are.
 */
import type { ModuleGraph } from './module-graph.ts';

export interface Part {
  /** The module it begins with. */
  id: string;
  isStart: boolean;
  /** The modules that import it late. */
  fetchers: ReadonlySet<string>;
  /** The modules it cannot run without. */
  needs: ReadonlySet<string>;
  /** The modules of what is fetched beside it. */
  beside: ReadonlySet<string>;
  /** Says whether a module is there before the part is fetched, no matter from where. */
  finds(module: string): boolean;
}

/** A set of modules, a bit for each: hundreds of sets are compared with each other. */
type Bits = bigint;

/** Returns the parts in the order of their names. */
export function findParts(graph: ModuleGraph): Part[] {
  const fetchers = findFetchers(graph);
  const bitOf = new Map([...graph.keys()].map((id, index) => [id, 1n << BigInt(index)]));
  const toBits = (modules: Iterable<string>) => {
    let bits: Bits = 0n;
    for (const id of modules) bits |= bitOf.get(id) ?? 0n;
    return bits;
  };
  const starts = [...graph].flatMap(([id, { isStart }]) => (isStart ? [id] : []));
  const parts = [...new Set([...starts, ...fetchers.keys()])].sort().map((id) => ({
    id,
    isStart: starts.includes(id),
    fetchers: fetchers.get(id) ?? new Set<string>(),
    needs: findNeeds(graph, id),
    beside: new Set<string>(),
  }));
  const found = findAllFound(
    parts.map((part) => ({
      isStart: part.isStart,
      needs: toBits(part.needs),
      fetchers: toBits(part.fetchers),
    })),
  );
  return parts.map((part, index) => ({
    ...part,
    finds: (module) => ((found[index] ?? 0n) & (bitOf.get(module) ?? 0n)) !== 0n,
  }));
}

function findFetchers(graph: ModuleGraph): Map<string, Set<string>> {
  const fetchers = new Map<string, Set<string>>();
  for (const [id, { late }] of graph)
    for (const part of late) fetchers.set(part, (fetchers.get(part) ?? new Set()).add(id));
  return fetchers;
}

function findNeeds(graph: ModuleGraph, part: string): Set<string> {
  const needs = new Set([part]);
  for (const id of needs) for (const imported of graph.get(id)?.imports ?? []) needs.add(imported);
  return needs;
}

/**
 * Returns the modules that each part finds: those that all the parts which may fetch it need or find
 * themselves. Begins with all modules and takes away until nothing changes.
 */
function findAllFound(parts: readonly { isStart: boolean; needs: Bits; fetchers: Bits }[]): Bits[] {
  const everything = parts.reduce((all, { needs }) => all | needs, 0n);
  const found = parts.map(({ isStart }) => (isStart ? 0n : everything));
  const fetching = parts.map(({ fetchers }) =>
    parts.flatMap(({ needs }, index) => ((needs & fetchers) === 0n ? [] : [index])),
  );
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    fetching.forEach((others, index) => {
      const before = found[index] ?? 0n;
      const now = others.reduce(
        (bits, other) => bits & ((found[other] ?? 0n) | (parts[other]?.needs ?? 0n)),
        before,
      );
      if (now === before) return;
      found[index] = now;
      isChanged = true;
    });
  }
  return found;
}
