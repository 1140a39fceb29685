/**
 * The art that all cards share: dusk, the line everything hangs from, the lamp and what is in its
 * light (docs/identity.md).
 */
import { CARD_HEIGHT, CARD_WIDTH } from './card.ts';

export const COLORS = {
  dusk: '#0d3b2e',
  onDusk: '#f7f1e3',
  lamp: '#f2a33c',
  paper: '#fffdf9',
  ink: '#1b2420',
  muted: '#57635d',
  brand: '#0b6e4f',
  danger: '#b3261e',
  dangerSoft: '#fceceb',
} as const;

/** The top of the line that all hangs from, in px. */
export const LINE_Y = 96;
const LINE_HEIGHT = 6;
export const SHEET = { x: 48, y: LINE_Y + LINE_HEIGHT, width: 748, height: 480 } as const;
/** The middle of the light. */
export const LIGHT = { x: 998, y: 420, radius: 120 } as const;

const LAMP = `<defs><linearGradient id="light" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${COLORS.lamp}" stop-opacity=".55"/>
<stop offset="1" stop-color="${COLORS.lamp}" stop-opacity=".04"/></linearGradient></defs>
<path d="M948 250L1048 250L1172 ${CARD_HEIGHT}L824 ${CARD_HEIGHT}Z" fill="url(#light)"/>
<path d="M998 ${LINE_Y}V196" stroke="${COLORS.onDusk}" stroke-width="5" fill="none"/>
<path d="M938 250C938 214 964 194 998 194S1058 214 1058 250Z" fill="${COLORS.lamp}"/>
<path d="M976 255a22 11 0 0 0 44 0" fill="#fff3d6"/>`;

const BOOK = `<g transform="translate(998 520)">
<path d="M0 0C-30 -26 -78 -32 -124 -24V4C-78 -4 -30 0 0 16C30 0 78 -4 124 4V-24C78 -32 30 -26 0 0Z" fill="${COLORS.onDusk}"/>
<path d="M0 0V16M-102 -14c28 -3 54 -1 78 8M102 -14c-28 -3 -54 -1 -78 8" stroke="${COLORS.dusk}" stroke-width="3" fill="none"/>
<path d="M-172 40H172M-140 40V110M140 40V110" stroke="${COLORS.onDusk}" stroke-width="5" stroke-linecap="round" fill="none"/></g>`;

const GROUND = `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${COLORS.dusk}"/>`;
const MATRA = `<rect y="${LINE_Y}" width="${CARD_WIDTH}" height="${LINE_HEIGHT}" fill="${COLORS.lamp}"/>`;
const PAPER = `<rect x="${SHEET.x}" y="${SHEET.y}" width="${SHEET.width}" height="${SHEET.height}" fill="${COLORS.paper}"/>`;

/** `inLight`: what stands in the light of the lamp; the book where nothing does. */
export const artAround = (written: string, inLight: string | undefined): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${GROUND}${LAMP}${inLight ?? BOOK}${PAPER}${MATRA}${written}</svg>`;
