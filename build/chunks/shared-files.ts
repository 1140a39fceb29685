/**
 * The rule of which modules of the app share a file. It follows from what is fetched together, so no
 * list of modules has to follow when one is added or moved.
 */
import type { Rolldown } from 'vite';
import { findParts } from './find-parts.ts';
import { findPieces } from './find-pieces.ts';
import { mergePieces } from './merge-pieces.ts';
import { type ModuleGraph, readModuleGraph } from './module-graph.ts';
import { priceOfParts } from './price-of-parts.ts';
import { withFrames } from './with-frames.ts';

/** The modules that every screen needs; the file that the page names stays apart from them. */
const firstFile: Rolldown.CodeSplittingGroup = {
  name: 'first',
  tags: ['$initial'],
  test: (id) => !/\/app\/(main\.tsx|index\.html)$|\.woff2/.test(id),
  priority: 1,
};

export const sharedFiles = (): Rolldown.CodeSplittingGroup[] => [firstFile, sharedByParts()];

/**
 * The bundler asks `test` for every module of which something is left in the build, before it asks
 * for the first name.
 */
function sharedByParts(): Rolldown.CodeSplittingGroup {
  const ids = new Set<string>();
  let names: ReadonlyMap<string, string> | undefined;
  return {
    debugName: 'shared by parts',
    test: (id) => {
      ids.add(id);
      return true;
    },
    name: (id, context) => {
      names ??= nameModules(readModuleGraph(ids, (module) => context.getModuleInfo(module)));
      return names.get(id) ?? null;
    },
    // What a module imports has a file by the same rule.
    includeDependenciesRecursively: false,
  };
}

/** Returns the modules of each file that parts share. */
export function groupModules(graph: ModuleGraph): string[][] {
  const parts = withFrames(findParts(graph));
  const files = mergePieces(findPieces(graph, parts), priceOfParts(parts));
  return files.map((pieces) => pieces.flatMap(({ modules }) => modules));
}

/** Gives each file a name of its own, which nobody sees: only parts have names in the build. */
const nameModules = (graph: ModuleGraph) =>
  new Map(
    groupModules(graph).flatMap((modules, index) =>
      modules.map((id): [string, string] => [id, `shared-${index}`]),
    ),
  );
