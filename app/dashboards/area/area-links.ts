import type { AreaLink } from './area.ts';

interface MenuEntry {
  to: string;
  icon: AreaLink['icon'];
  area?: string;
}

/** Returns the link of an entry that a wing has in the menu. */
export const toAreaLink = ({ to, icon, area }: MenuEntry, text: string): AreaLink => ({
  to,
  text,
  icon,
  ...(area !== undefined && { within: [area] }),
});

/** Returns links of the menu as tabs, by address, where a tab has a shorter name. */
export const toTabs = (
  links: readonly AreaLink[],
  names: readonly (readonly [to: string, name: string])[],
): AreaLink[] =>
  names.flatMap(([to, text]) => {
    const link = links.find((one) => one.to === to);
    return link ? [{ ...link, text }] : [];
  });
