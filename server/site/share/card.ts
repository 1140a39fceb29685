/** The content of a share card, and the version that its address names. */
import { hash } from 'node:crypto';
import type { Lang } from '#core/ground/i18n/lang.ts';

export interface Card {
  lang: Lang;
  /** The subject of the card, small above the title. */
  kicker: string;
  title: string;
  /** One fact each. */
  lines: string[];
  /** The fact that decides: large, at the end. */
  figure?: string;
  /** Said in the place where nothing is to be had any more. */
  closed?: string;
  /** The portrait in the light of the lamp, in place of the book. */
  portrait?: { name: string; gender: number | null; photo: string | null };
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/**
 * The version of the looks of the cards, to be raised with them: what is cached elsewhere is then
 * fetched again.
 */
const DESIGN = 2;

/** Another text, another address: places that show links keep a picture for as long as they like. */
export const cardVersion = (card: Card): string =>
  hash('sha256', JSON.stringify([DESIGN, card])).slice(0, 12);

/** Returns the words of a card for who cannot see it. */
export const cardAlt = ({ kicker, title, lines, figure, closed }: Card): string =>
  [closed, kicker, title, ...lines, figure].filter((part) => part !== undefined).join(' · ');
