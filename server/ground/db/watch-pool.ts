/**
 * Notices connections of which none answers although the database does: only another process helps
 * then. A database that is away, or slow, is none of it.
 */
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const CHECK_EVERY_MS = 10_000;
/** Longer than a query waits for a free connection. */
const ANSWER_WITHIN_MS = 5_000;
/** Half a minute without an answer is no coincidence. */
const SILENT_CHECKS = 3;

async function isAnswered(question: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
  });
  const answer = Promise.resolve(question).then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answer, late]);
  clearTimeout(timer);
  return result;
}

/** Calls with whether they are stuck, when that changes; returns what ends it. */
export function watchPool(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  onChange: (isStuck: boolean) => void,
): () => void {
  if (pool === undefined) return () => {};
  let silent = 0;
  let answers = pool.answers;
  const isSilent = async () => {
    const answered = await isAnswered(db.execute(sql`select 1`));
    const before = answers;
    answers = pool.answers;
    return !answered && answers === before && (await isAnswered(pool.askBeside()));
  };
  const check = async () => {
    const wasStuck = silent >= SILENT_CHECKS;
    silent = (await isSilent()) ? silent + 1 : 0;
    const isStuck = silent >= SILENT_CHECKS;
    if (isStuck !== wasStuck) onChange(isStuck);
    if (!isOver) timer = setTimeout(check, CHECK_EVERY_MS).unref();
  };
  let isOver = false;
  let timer = setTimeout(check, CHECK_EVERY_MS).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
