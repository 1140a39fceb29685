import { describeError } from './describe-error.ts';
import { toSentence } from './to-sentence.ts';

/** A fault of ours: where it happened, never what was given. */
export function writeFault(error: unknown): void {
  process.stderr.write(`${JSON.stringify({ level: 60, err: describeError(error) }, null, 2)}\n`);
}

export function writeFailure(error: unknown): void {
  const sentence = toSentence(error);
  if (sentence === undefined) writeFault(error);
  else process.stderr.write(`${sentence}\n`);
}

/** A program on the command line; `work` returns what it prints. */
export async function runCommand(work: (args: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await work(process.argv.slice(2)));
  } catch (error) {
    writeFailure(error);
    process.exitCode = 1;
  }
}
