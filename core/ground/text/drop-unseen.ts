/**
 * Takes out what copying brings along and nobody sees: marks of direction around a number,
 * zero-width spaces, soft hyphens, spaces that do not break, page ends. It is taken out at every
 * way in and before any length is counted; letters get their one spelling (NFC), which has more
 * characters for some of Bengali. Hostile characters stay, to be refused (find-text-fault.ts):
 * overrides of direction, tags, piles of marks. Single joiners are part of Bengali spelling.
 * Source: docs/requirements/ground/api.md, "Texts".
 */
const NOTHING = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/g;
const SPACE = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
const LINE_END = /[\v\f\u0085\u2028\u2029]/g;
const JOINERS = /([\u200C\u200D])[\u200C\u200D]+/g;

export const dropUnseen = (text: string): string =>
  text
    .replace(NOTHING, '')
    .replace(SPACE, ' ')
    .replace(LINE_END, '\n')
    .replace(JOINERS, '$1')
    .normalize('NFC');
