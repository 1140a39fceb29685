/**
 * Finds what files can be made of. A piece is all the modules that the same parts need; by itself the
 * bundler would write a file for each.
 */
import type { Part } from './find-parts.ts';
import type { ModuleGraph } from './module-graph.ts';

export interface Piece {
  modules: readonly string[];
  size: number;
  /** The parts that fetch it, or beside which it is fetched. */
  fetchedBy: ReadonlySet<Part>;
  /** The parts that need it too, but find it there. */
  foundBy: ReadonlySet<Part>;
  imports: ReadonlySet<Piece>;
  /** Says that a part begins in it: it is the file of that part already. */
  isFixed: boolean;
}

export function findPieces(graph: ModuleGraph, parts: readonly Part[]): Piece[] {
  const groups = new Map<string, { modules: string[]; needing: readonly Part[] }>();
  for (const [id, needing] of findNeeding(graph, parts)) {
    if (isOfOnlyStart(needing, parts)) continue;
    const key = needing.map((part) => part.id).join('\n');
    const group = groups.get(key) ?? { modules: [], needing };
    groups.set(key, group);
    group.modules.push(id);
  }
  const pieces = [...groups.values()].map(({ modules, needing }) => {
    // What holds for one of them holds for all: the same parts need them.
    const [module = ''] = modules;
    const having = parts.filter(({ needs, beside }) => needs.has(module) || beside.has(module));
    return {
      modules,
      size: modules.reduce((sum, id) => sum + (graph.get(id)?.size ?? 0), 0),
      fetchedBy: new Set(having.filter((part) => !part.finds(module))),
      foundBy: new Set(having.filter((part) => part.finds(module))),
      imports: new Set<Piece>(),
      isFixed: needing.some(({ id }) => modules.includes(id)),
    };
  });
  const pieceOf = new Map(pieces.flatMap((piece) => piece.modules.map((id) => [id, piece])));
  for (const piece of pieces)
    for (const imported of piece.modules.flatMap((id) => graph.get(id)?.imports ?? [])) {
      const other = pieceOf.get(imported);
      if (other && other !== piece) piece.imports.add(other);
    }
  return pieces;
}

/** Returns the parts that need each module, in the order of their names. */
function findNeeding(graph: ModuleGraph, parts: readonly Part[]): Map<string, Part[]> {
  const needing = new Map([...graph.keys()].sort().map((id): [string, Part[]] => [id, []]));
  for (const part of parts) for (const id of part.needs) needing.get(id)?.push(part);
  return needing;
}

/** Matches what everybody has from the first file on. */
const isOfOnlyStart = (needing: readonly Part[], parts: readonly Part[]) =>
  parts.filter(({ isStart }) => isStart).length === 1 && needing.some(({ isStart }) => isStart);
