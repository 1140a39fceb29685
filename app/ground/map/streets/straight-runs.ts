/** A place on the screen, in px. */
export interface Spot {
  x: number;
  y: number;
}

export interface Run {
  from: Spot;
  to: Spot;
}

/** Degrees. A name along a street that turns by less still lies on it. */
const STRAIGHT = 15;

const directionOf = ({ from, to }: Run) => Math.atan2(to.y - from.y, to.x - from.x);

export const lengthOf = ({ from, to }: Run) => Math.hypot(to.x - from.x, to.y - from.y);

/** Returns the degrees to the right that a run leads, from -180 to 180. */
export const degreesOf = (run: Run) => (directionOf(run) * 180) / Math.PI;

export const spotOn = ({ from, to }: Run, part: number): Spot => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The degrees between two runs, from 0 to 180. */
function turnBetween(one: Run, other: Run): number {
  const turn = Math.abs(degreesOf(one) - degreesOf(other));
  return Math.min(turn, 360 - turn);
}

/** Returns the parts of a line that are as good as straight, one after the other. */
export function straightRuns(line: readonly Spot[]): Run[] {
  const runs: Run[] = [];
  for (const [at, to] of line.entries()) {
    const from = line[at - 1];
    if (!from) continue;
    const last = runs.at(-1);
    if (last && turnBetween(last, { from, to }) <= STRAIGHT) last.to = to;
    else runs.push({ from, to });
  }
  return runs;
}

/** Returns the part of a run within so many px from the corner; null where there is none. */
export function clipRun(run: Run, width: number, height: number): Run | null {
  let enters = 0;
  let leaves = 1;
  const sides = [
    [run.from.x, run.to.x - run.from.x, width],
    [run.from.y, run.to.y - run.from.y, height],
  ] as const;
  for (const [start, way, size] of sides) {
    if (way === 0 && (start < 0 || start > size)) return null;
    if (way === 0) continue;
    const edges = [-start / way, (size - start) / way];
    enters = Math.max(enters, Math.min(...edges));
    leaves = Math.min(leaves, Math.max(...edges));
  }
  return enters < leaves ? { from: spotOn(run, enters), to: spotOn(run, leaves) } : null;
}
