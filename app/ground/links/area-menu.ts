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
}

type TutorText = keyof Resources['tutor']['menu'];
export interface TutorLink extends MenuLink<TutorText> {
  /** The link stays marked on every page below this; without it, on those below `to`. */
  area?: string;
}
/** A page that the search of the tutor's top bar finds. */
export type TutorPage = NamedPage<TutorText>;

type GuardianText = Exclude<keyof Resources['parent']['nav'], 'menu' | 'unread' | 'logout'>;
export type GuardianLink = MenuLink<GuardianText>;
