/**
 * The address of a card: the card's version is part of it, so that a changed card has a new one.
 */
import { CARD_HEIGHT, CARD_WIDTH, type Card, cardVersion } from './card.ts';

/**
 * The subject of a card, as its path says it: `job/12`, `tutor/T1002`, `hub?city_id=1`, `page`.
 */
export type CardPath =
  | `job/${number}`
  | `tutor/${string}`
  | `${'job-board' | 'hub'}?${string}`
  | 'page';

/** The smaller ones are for places that name the most they have room for. */
export const CARD_WIDTHS = [CARD_WIDTH, 600, 320] as const;
export type CardWidth = (typeof CARD_WIDTHS)[number];

export const heightAt = (width: CardWidth): number => (width * CARD_HEIGHT) / CARD_WIDTH;

export function cardAddress(
  origin: string,
  path: CardPath,
  card: Card,
  width: CardWidth = CARD_WIDTH,
): string {
  const [file, filter] = path.split('?', 2);
  const query = new URLSearchParams(filter);
  query.set('lang', card.lang);
  query.set('v', cardVersion(card));
  if (width !== CARD_WIDTH) query.set('w', String(width));
  return `${origin}/share/${file}.jpg?${query}`;
}
