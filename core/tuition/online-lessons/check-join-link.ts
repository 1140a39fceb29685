/**
 * A link both may open in their browsers. We never fetch it ourselves; it is held to addresses of the
 * public web so that nobody is sent into a network of their own.
 */
import { parseUrl } from '#core/ground/text/parse-url.ts';

export const JOIN_LINK_MAX = 300;

const PRIVATE =
  /^(?:localhost|.*\.(?:localhost|local|internal|lan|home|arpa)|\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/i;

export function isJoinLink(text: string): boolean {
  const url = text.length > JOIN_LINK_MAX ? undefined : parseUrl(text);
  if (!url) return false;
  const { protocol, username, password, hostname } = url;
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    hostname.includes('.') &&
    !hostname.endsWith('.') &&
    !PRIVATE.test(hostname)
  );
}
