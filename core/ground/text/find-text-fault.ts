/**
 * Finds what text of people must not carry: piles of marks that cover the lines around them
 * (Zalgo), characters that turn the direction of the text after them, control characters,
 * characters that are not seen, and what is left of characters that broke on the way. Bengali needs
 * several marks on a letter; single joiners and non-joiners are part of its spelling.
 */
import { dropUnseen } from './drop-unseen.ts';

export type TextFault =
  | 'text_marks'
  | 'text_direction'
  | 'text_control'
  | 'text_invisible'
  | 'text_broken';

const MAX_MARKS = 4;
const MARKS = new RegExp(`[^\\P{M}\\u0980-\\u09FF]{${MAX_MARKS + 1},}`, 'u');
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
// Line breaks and tabs are fine.
const CONTROL = /[^\P{Cc}\t\n\r]/u;

const INVISIBLE =
  /[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2064\u3164\uFEFF\uFFA0]|\u034F|[\u{E0000}-\u{E007F}]|[\u200C\u200D]{2}/u;
const BROKEN = /[\uFFFD\p{Cs}]/u;

/** NUL and the like: no database stores it, nobody types it. */
export const hasControl = (text: string): boolean => CONTROL.test(text);

export function findTextFault(text: string): TextFault | null {
  if (hasControl(text)) return 'text_control';
  if (BROKEN.test(text)) return 'text_broken';
  if (INVISIBLE.test(text)) return 'text_invisible';
  if (DIRECTION.test(text)) return 'text_direction';
  return MARKS.test(text.normalize('NFC')) ? 'text_marks' : null;
}

/** One spelling of each letter, nothing unseen, no space around. */
export const cleanText = (text: string): string => dropUnseen(text).replace(/\r\n?/g, '\n').trim();
