/**
 * What free text of people must not carry: piles of marks that cover the lines around them (Zalgo),
 * characters that turn the direction of the text after them, and control characters. Bengali
 * needs several marks on a letter; joiners and non-joiners are part of its spelling.
 */
export type TextFault = 'text_marks' | 'text_direction' | 'text_control';

const MAX_MARKS = 4;
const MARKS = new RegExp(`[^\\P{M}\\u0980-\\u09FF]{${MAX_MARKS + 1},}`, 'u');
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
// Line breaks and tabs are fine.
const CONTROL = /[^\P{Cc}\t\n\r]/u;

export function findTextFault(text: string): TextFault | null {
  if (CONTROL.test(text)) return 'text_control';
  if (DIRECTION.test(text)) return 'text_direction';
  return MARKS.test(text.normalize('NFC')) ? 'text_marks' : null;
}

/** One spelling of each letter, no space around. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
