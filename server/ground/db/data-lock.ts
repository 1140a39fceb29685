/**
 * The embedded database belongs to one process: a second one would destroy the files. The lock
 * names the process and its start time, because in containers the same process id comes back.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '#server/ground/config/config.ts';

/** Linux only; elsewhere the process id alone has to do. */
function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name before the last bracket may itself contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number, startTime: string): boolean {
  if (pid === process.pid) return startTime === readStartTime(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return readStartTime(pid) === startTime;
}

/** Returns the function that gives the lock back. */
export function takeDataLock(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'porua.lock');
  const own = `${process.pid} ${readStartTime(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const [pid = '', startTime = ''] = readFileSync(file, 'utf8').split(' ');
    if (isAlive(Number(pid), startTime))
      throw new ConfigError(
        `Another Porua server (process ${pid}) uses the data in ${dataDir}: stop it or set DATA_DIR.`,
      );
    rmSync(file, { force: true });
  }
  throw new ConfigError(`The lock file ${file} could not be taken.`);
}
