/**
 * Puts what the first screen needs anyway into one file. Many lazy screens share it in ever new
 * combinations, and the bundler would cut it into a file for each combination, which weigh more.
 */
import path from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What is of one screen only stays with that screen. */
const OF_ONE_SCREEN = /[\\/](?:widgets|app[\\/]public|locales)[\\/]/;

export function firstLoad(root: string) {
  const starts = ['app/main.tsx', 'app/public/job-board/job-board-page.tsx'].map((file) =>
    path.join(root, file),
  );
  let needed: Set<string> | undefined;

  const collect = (graph: ModuleGraph) => {
    const found = new Set(starts);
    for (const id of found)
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    return found;
  };

  return {
    name: (id: string, graph: ModuleGraph): string | null => {
      needed ??= collect(graph);
      return needed.has(id) && !OF_ONE_SCREEN.test(id) ? 'first' : null;
    },
    includeDependenciesRecursively: false,
  };
}
