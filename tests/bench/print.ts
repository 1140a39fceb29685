export const print = (line: string) => process.stdout.write(`${line}\n`);
