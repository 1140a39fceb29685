/** A card as SVG: its words on a sheet of paper that hangs from the line. */
import { brand } from '#core/ground/brand.ts';
import { AVATAR_SIZE, drawAvatar } from '#core/people/profile/avatar.ts';
import { avatarPaths } from '#server/people/profile/avatar-paths.ts';
import type { Card } from './card.ts';
import { artAround, COLORS, LIGHT, LINE_Y, SHEET } from './card-art.ts';
import type { CardFonts } from './card-fonts.ts';
import { createPen, type Pen, type TextStyle } from './draw-text.ts';

const PADDING = 44;
const LEFT = SHEET.x + PADDING;
const WIDTH = SHEET.width - 2 * PADDING;
const BOTTOM = SHEET.y + SHEET.height - PADDING;

const KICKER: TextStyle = { size: 31, weight: 'normal', color: COLORS.muted };
const TITLE: Omit<TextStyle, 'size'> = { weight: 'title', color: COLORS.ink };
/**
 * The sizes of a title, from the best to what holds the longest: one line a little smaller is
 * better than a lonely word.
 */
const TITLES = [
  { size: 66, most: 1 },
  { size: 58, most: 1 },
  { size: 66, most: 2 },
  { size: 54, most: 2 },
  { size: 44, most: 2 },
];
const LINE: TextStyle = { size: 36, weight: 'normal', color: COLORS.ink };
const FIGURE: TextStyle = { size: 52, weight: 'bold', color: COLORS.brand };
const BRAND: TextStyle = { size: 44, weight: 'title', color: COLORS.onDusk };
const CLOSED: TextStyle = { size: 38, weight: 'bold', color: COLORS.danger };
const TITLE_HEIGHT = 1.3;
const LINE_HEIGHT = 54;
/** The height of what stands at the end, in px. */
const END_HEIGHT = 68;

function titleOf(pen: Pen, text: string) {
  const fitting = TITLES.find(
    ({ size, most }) => pen.fit(text, WIDTH, most + 1, { ...TITLE, size }).length <= most,
  );
  const { size, most } = fitting ?? { size: 44, most: 2 };
  const style = { ...TITLE, size };
  return { style, lines: pen.fit(text, WIDTH, most, style) };
}

function endOf(pen: Pen, { figure, closed }: Card): string {
  if (closed === undefined)
    return figure === undefined ? '' : pen.write(figure, LEFT, BOTTOM, FIGURE);
  const top = BOTTOM - END_HEIGHT + 12;
  return `<rect x="${SHEET.x}" y="${top}" width="${SHEET.width}" height="${END_HEIGHT}" fill="${COLORS.dangerSoft}"/>${pen.write(closed, LEFT, top + 47, CLOSED)}`;
}

/** The lines that have room above the end; the first may take two where there is. */
function linesOf(pen: Pen, card: Card, top: number): string {
  const hasEnd = card.figure !== undefined || card.closed !== undefined;
  const room = Math.floor((BOTTOM - (hasEnd ? END_HEIGHT : 0) - top) / LINE_HEIGHT) + 1;
  const wide = Math.max(1, room - card.lines.length + 1);
  const lines = card.lines.flatMap((line, index) =>
    pen.fit(line, WIDTH, index === 0 ? wide : 1, LINE),
  );
  return lines
    .slice(0, room)
    .map((line, index) => pen.write(line, LEFT, top + index * LINE_HEIGHT, LINE))
    .join('');
}

/** The avatar in its circle; a photo is put over it later. */
function portraitOf({ portrait }: Card): string | undefined {
  if (portrait === undefined) return undefined;
  const { x, y, radius } = LIGHT;
  const { ground, layers } = drawAvatar(portrait.name, portrait.gender);
  const place = `translate(${x - radius} ${y - radius}) scale(${(2 * radius) / AVATAR_SIZE})`;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ground}"/>
<clipPath id="face"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>
<g clip-path="url(#face)"><g transform="${place}">${avatarPaths(layers)}</g></g>`;
}

export function drawCard(card: Card, fonts: CardFonts): string {
  const pen = createPen(fonts);
  const name = card.lang === 'bn' ? brand.nameBn : brand.name;
  const title = titleOf(pen, card.title);
  const step = title.style.size * TITLE_HEIGHT;
  const kickerY = SHEET.y + 62;
  const titleY = kickerY + 20 + title.style.size;
  const linesY = titleY + (title.lines.length - 1) * step + 68;
  const written = [
    pen.write(name, SHEET.x, LINE_Y - 30, BRAND),
    pen.write(pen.fit(card.kicker, WIDTH, 1, KICKER)[0] ?? '', LEFT, kickerY, KICKER),
    ...title.lines.map((line, index) => pen.write(line, LEFT, titleY + index * step, title.style)),
    linesOf(pen, card, linesY),
    endOf(pen, card),
  ];
  return artAround(written.join(''), portraitOf(card));
}
