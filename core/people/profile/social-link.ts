/** Links to a tutor's pages elsewhere: an address on the network it is said to be on, and no other. */
import { parseUrl } from '#core/ground/text/parse-url.ts';
import type { SocialNetwork } from './profile-constants.ts';

const HOSTS: Record<SocialNetwork, readonly string[]> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
  linkedin: ['linkedin.com'],
};

/** The full https address, or null when it is not one of the network. */
export function readSocialLink(network: SocialNetwork, text: string): string | null {
  const typed = text.trim();
  const full = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = parseUrl(full);
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m|web|mobile|bn|en)\./, '');
  const isNetwork = HOSTS[network].some((own) => host === own || host.endsWith(`.${own}`));
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  if (!isNetwork || !isPlain || url.pathname.length < 2) return null;
  url.protocol = 'https:';
  return url.href;
}
