/** The id of a video at YouTube, from any of its addresses; null for everything else. */
import { parseUrl } from '#core/ground/text/parse-url.ts';

const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
]);

export function toVideoId(address: string | null): string | null {
  const url = address === null ? undefined : parseUrl(address);
  if (!url) return null;
  const { hostname, pathname, searchParams } = url;
  if (!HOSTS.has(hostname)) return null;
  const inPath = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1];
  const id = hostname === 'youtu.be' ? pathname.slice(1) : (searchParams.get('v') ?? inPath);
  return id !== undefined && /^[\w-]{11}$/.test(id) ? id : null;
}
