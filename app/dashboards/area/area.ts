/** An account's area as its frame shows it: a tutor's or a guardian's. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface AreaLink {
  to: string;
  text: string;
  icon: LucideIcon;
  /** The link is marked on these places and below them; without it, on `to` and below it. */
  within?: readonly string[];
  /** The link is marked on `to` alone: other links lead below it. */
  isExact?: boolean;
  /** The number of what waits behind it. */
  mark?: ReactNode;
}

export interface Area {
  /** All of the menu at the side, in its order. */
  links: AreaLink[];
  /** The four most used places, for the foot of a phone. */
  tabs: AreaLink[];
  /** The links below who is signed in. */
  own: AreaLink[];
  /** The pages that the search finds by their names. */
  pages: { to: string; text: string }[];
}

/** Returns the link that the page belongs to: of one within another's place the nearer. */
export function findHere(links: readonly AreaLink[], pathname: string): AreaLink | undefined {
  let nearest = '';
  let found: AreaLink | undefined;
  for (const link of links)
    for (const place of link.within ?? [link.to]) {
      const isHere = pathname === place || (!link.isExact && pathname.startsWith(`${place}/`));
      if (!isHere || place.length <= nearest.length) continue;
      nearest = place;
      found = link;
    }
  return found;
}
