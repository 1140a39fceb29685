/**
 * Reads how much processor time programs have used. Work per second of it does not depend on what
 * else the machine does, as work per second of the clock would.
 */
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Fields of `/proc/<pid>/stat` from the state on; the name before may have spaces. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    // It has ended.
    return [];
  }
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(statOf(pid)[1]) === parent);

function secondsOf(pid: number): number {
  const stat = statOf(pid);
  // Its own, and that of children that have ended.
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(stat[at] ?? 0), 0);
  return ticks / TICKS_PER_SECOND;
}

/** Returns the processor time, in seconds, of a program and the programs it has started. */
export const processorSeconds = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => sum + secondsOf(one), 0);
