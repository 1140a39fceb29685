/**
 * Checks which origins a partner may have; gives a sentence for the operator when it may not have
 * this one.
 */
export const MAX_ORIGINS = 10;

const MAX_LENGTH = 255;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** URL lets more through, and `*` and `;` mean something in the policies that name origins. */
const HOST_NAME = /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/;
/** Hosts where pages of many people share one origin: each of them could speak for the partner. */
const SHARED_HOST =
  /(^|\.)(sites\.google\.com|docs\.google\.com|translate\.goog|cdn\.ampproject\.org|web\.archive\.org|storage\.googleapis\.com|s3\.amazonaws\.com|raw\.githubusercontent\.com|cdn\.jsdelivr\.net)$/;

export const isLoopback = (url: URL) => LOOPBACK.test(url.hostname);

/** Null when the origin is right. `ownOrigin` is the product's, which is nobody else's. */
export function originProblem(origin: string, ownOrigin: string): string | null {
  if (!URL.canParse(origin) || !/^https?:\/\//i.test(origin))
    return `The origin "${origin}" is wrong: give it like https://school.example.`;
  const url = new URL(origin);
  if (url.origin !== origin)
    return `The origin "${origin}" is wrong: give scheme, host and port only, as ${url.origin}.`;
  if (!HOST_NAME.test(url.hostname))
    return `The origin "${origin}" is wrong: ${url.hostname} is no name of a host.`;
  if (origin.length > MAX_LENGTH) return 'The origin is too long.';
  if (url.protocol === 'http:' && !isLoopback(url))
    return `The origin "${origin}" is wrong: it needs https (http only on this machine).`;
  if (SHARED_HOST.test(url.hostname))
    return `The origin "${origin}" is wrong: on ${url.hostname} pages of many owners share it.`;
  return origin === ownOrigin ? `The origin "${origin}" is that of Porua itself.` : null;
}
