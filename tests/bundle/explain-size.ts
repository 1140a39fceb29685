/** Explains what a size is made of, for a person who reads that a limit is exceeded. */
import { type BuildPart, brotliSize, readModules } from './read-build.ts';

const BIGGEST = 6;

/** A line for each file, the biggest first; of the biggest also what is in them. */
export function explainSize(part: BuildPart, files: Iterable<string>): string {
  const modules = readModules(part);
  const sizes = [...files].map((file) => ({ file, size: brotliSize(part, [file]) }));
  return sizes
    .sort((one, other) => other.size - one.size)
    .map(({ file, size }, index) => {
      const inside = index < BIGGEST ? ` = ${shares(modules[file] ?? {})}` : '';
      return `${size.toLocaleString('en').padStart(9)}  ${file}${inside}`;
    })
    .join('\n');
}

/** `react-dom 71 %, app/shell 9 %, …` by length before minifying. */
function shares(modules: Record<string, number>): string {
  const lengths = new Map<string, number>();
  for (const [id, length] of Object.entries(modules))
    lengths.set(originOf(id), (lengths.get(originOf(id)) ?? 0) + length);
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  return [...lengths]
    .sort(([, one], [, other]) => other - one)
    .slice(0, BIGGEST)
    .map(([origin, length]) => `${origin} ${Math.round((length / all) * 100)} %`)
    .join(', ');
}

/** The library, or the first two folders of ours. */
const originOf = (id: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? id.split('/').slice(0, 2).join('/');
