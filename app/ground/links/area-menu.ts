/** The links of an area's menu, as each wing declares those of its own screens. */
import type { LucideIcon } from 'lucide-react';
import type { Resources } from '#core/ground/i18n/resources.ts';

interface NamedPage<Text extends string> {
  /** The list is in the order of these numbers, whichever wing they are of. */
  place: number;
  to: string;
  text: Text;
}
interface MenuLink<Text extends string> extends NamedPage<Text> {
  icon: LucideIcon;
  /** The link stays marked on every page below this; without it, on those below `to`. */
  area?: string;
}

type TutorText = keyof Resources['tutor']['menu'];
export type TutorLink = MenuLink<TutorText>;
/** A page that the search of the tutor's top bar finds. */
export type TutorPage = NamedPage<TutorText>;

export type GuardianLink = MenuLink<keyof Resources['parent']['nav']>;
