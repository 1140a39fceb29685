/** `npm run bench [board|hub]`. */
const names = { board: './job-board.ts', hub: './tutor-hub.ts' } as const;
const isKnown = (name: string): name is keyof typeof names => Object.hasOwn(names, name);

const [, , name = 'board'] = process.argv;
if (!isKnown(name)) throw new Error(`There are the benchmarks ${Object.keys(names).join(', ')}`);
await import(names[name]);
