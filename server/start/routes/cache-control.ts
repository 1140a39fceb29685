/** Lists of names may be a little old in a browser; the board is asked for again each time. */
const LONG_LIVED_SECONDS = 600;
const BROWSER_SECONDS = 300;

interface CacheTimes {
  cacheSeconds?: number | undefined;
  ownBrowserSeconds?: number | undefined;
}

export function cacheControl({ cacheSeconds: seconds, ownBrowserSeconds }: CacheTimes): string {
  if (ownBrowserSeconds !== undefined) return `private, max-age=${ownBrowserSeconds}`;
  if (seconds === undefined) return 'no-store';
  const browser = seconds >= LONG_LIVED_SECONDS ? BROWSER_SECONDS : 0;
  return `public, max-age=${browser}, s-maxage=${seconds}, stale-while-revalidate=${seconds * 2}`;
}
