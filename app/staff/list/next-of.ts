interface Line {
  /** The id of what is open. */
  id: number;
  /** The list as one came from it. */
  ids: readonly number[];
  /** The list as it is now; undefined where it did not come: the order of before is good enough. */
  waiting: readonly number[] | undefined;
}

/**
 * Returns what comes next in a list of what waits, and the list from there: what a colleague has
 * decided meanwhile is passed over, and what came since is taken along.
 */
export function nextOf({ id, ids, waiting }: Line) {
  const later = ids.slice(ids.indexOf(id) + 1);
  const now = waiting ?? later;
  const came = now.filter((one) => !ids.includes(one));
  return { next: later.find((one) => now.includes(one)) ?? came[0], ids: [...ids, ...came] };
}
