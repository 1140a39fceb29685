/** `npm run bench [board|hub]`. */
const [, , name = 'board'] = process.argv;
if (name === 'board') await import('./job-board.ts');
else if (name === 'hub') await import('./tutor-hub.ts');
else throw new Error('There are the benchmarks board and hub');
