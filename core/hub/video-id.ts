/** The id of a video at YouTube, from any of its addresses; null for everything else. */
const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
]);

export function toVideoId(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!HOSTS.has(hostname)) return null;
  const inPath = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1];
  const id = hostname === 'youtu.be' ? pathname.slice(1) : (searchParams.get('v') ?? inPath);
  return id !== undefined && /^[\w-]{11}$/.test(id) ? id : null;
}
