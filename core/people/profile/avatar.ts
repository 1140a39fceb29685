/**
 * The portrait of somebody without a photo: one of several drawn kinds by gender, of no real
 * person, chosen by the name so that a person has the same one everywhere. No kind says what a
 * person believes. Drawn on screens and on shared cards.
 * Source: docs/requirements/shell/app-shell.md, "Faces".
 */
import { GENDER } from '#core/ground/limits/job-constants.ts';

/** Width and height of what the shapes are drawn in. */
export const AVATAR_SIZE = 48;

/** A path of the portrait: filled, or drawn as a thin line. */
export interface AvatarLayer {
  d: string;
  color: string;
  isLine?: boolean;
}

interface Avatar {
  ground: string;
  /** The paths in the order in which they are drawn, the farthest first. */
  layers: AvatarLayer[];
}

type Paint = 'hair' | 'skin' | 'cloth' | 'trim' | 'line';
type Shape = readonly [paint: Paint, d: string];

const SHOULDERS = 'M6 48c1-9 8-13 18-13s17 4 18 13z';
const HEAD = 'M24 11a8 9.5 0 1 1 0 19 8 9.5 0 0 1 0-19z';

const body: Shape = ['cloth', SHOULDERS];
const face: Shape = ['skin', `${HEAD}M20.5 28h7v7.5c-2 2.5-5 2.5-7 0z`];
const ears: Shape = ['skin', 'M16.5 18.5a2 2.6 0 1 0 0 5.2zM31.5 18.5a2 2.6 0 1 1 0 5.2z'];
const looks: Shape = ['line', 'M20.7 20.4v1M27.3 20.4v1M21.6 25.6q2.4 1.8 4.8 0'];
const glasses: Shape = [
  'line',
  'M17.8 21a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0zM24.8 21a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0zM23.2 20.4q.8-.6 1.6 0',
];
const shirt: Shape = ['trim', 'M19.6 33.6L24 39l4.4-5.4 2.4 1.6L24 43l-6.8-7.8z'];
const panjabi: Shape = [
  'trim',
  'M19.8 33.8q4.2 4 8.4 0v2.8q-2 1.8-3.4 2V46h-1.6v-7.4q-1.4-.2-3.4-2z',
];
const orna: Shape = [
  'trim',
  'M13 36.8c3 3.2 7 4.8 11 4.8s8-1.6 11-4.8l4 2.6C35 44.6 30 47 24 47S13 44.6 9 39.4z',
];
const sari: Shape = ['trim', 'M19 35.4C27 36 36 35.6 40 41l2 7H27c-4-3.6-7-7.6-8-12.6z'];

const short: Shape = [
  'hair',
  'M15.4 21C13.5 11.5 18 7.5 24 7.5S34.5 11.5 32.6 21c-.9-4-2-6.2-4-7.3-3 2-7 2-9.9 1-1.6 1.2-2.6 3-3.3 6.3z',
];
const parted: Shape = [
  'hair',
  'M15.4 21c-2-9.6 2.4-14 9.2-13.6 6.4.2 9.6 4.6 8 13.6-.6-3-1.4-5-2.6-6.6-4.4.4-9 -.4-11.6-2.8-.6 2.4-2 4.6-3 9.4z',
];
const curly: Shape = [
  'hair',
  'M15.4 20.6c-2.6-2-2.2-5.6 0-6.8-.2-4 3.2-6.4 6.2-5.2 2.6-2.4 7-1.6 8 1.2 3.4.4 4.6 3.6 3.4 6 .8 1.8.6 3.6-.4 4.8-.4-2.4-1.2-4-2.6-5.2-1.8 1-3.8.6-5-.6-1.8 1.4-4.4 1.4-5.8.4-2 .8-3.2 2.6-3.8 5.4z',
];
const beard: Shape = [
  'hair',
  'M15.8 20.6c0 7.2 3.4 11.2 8.2 11.2s8.2-4 8.2-11.2c-.8 2.4-1.8 3.4-3.2 3.6-1.6-1.4-8.4-1.4-10 0-1.4-.2-2.4-1.2-3.2-3.6z',
];
const moustache: Shape = [
  'hair',
  'M19.8 24.8c1.4-1.6 3-1.6 4.2-.8 1.2-.8 2.8-.8 4.2.8-1.4.4-3 .5-4.2-.2-1.2.7-2.8.6-4.2.2z',
];

const long: Shape = [
  'hair',
  'M24 6.5c-8.4 0-12 6-12 13.5 0 7-.4 12-3 18h30c-2.6-6-3-11-3-18 0-7.5-3.6-13.5-12-13.5z',
];
const bob: Shape = [
  'hair',
  'M24 6.5c-8.4 0-11.4 6-11.4 13 0 5-.6 8-1.6 11.500h26c-1-3.5-1.6-6.5-1.6-11.5 0-7-3-13-11.4-13z',
];
const bun: Shape = [
  'hair',
  'M24 2.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM14.5 22C13 12 17.5 7.5 24 7.500S35 12 33.5 22z',
];
const middle: Shape = [
  'hair',
  'M15 22C13.8 13 18.5 9.5 24 9.500S34.2 13 33 22c-1-4-4-7.5-9-9.5-5 2-8 5.5-9 9.500z',
];
const swept: Shape = [
  'hair',
  'M15 22c-1.4-9 3.4-12.5 9-12.500s10.2 3.5 9 12.500c-1.4-2.8-6-4.5-10.5-9-1.5 4-5.5 6-7.5 9z',
];
const braid: Shape = [
  'hair',
  'M31.6 22c3.4 3 3.8 7 2.6 10 .8 3-.2 6-1.4 8.500l-1 4-2-3.800c.8-3 .4-5.2 1-8-1-3.2-.6-6.7.8-10.700z',
];

const MALE: readonly (readonly Shape[])[] = [
  [body, face, ears, shirt, looks, short],
  [body, face, ears, panjabi, looks, parted, moustache],
  [body, face, ears, panjabi, beard, looks, short],
  [body, face, ears, shirt, looks, parted, glasses],
  [body, face, ears, shirt, looks, curly],
  [body, face, ears, shirt, beard, looks, parted, glasses],
];
const FEMALE: readonly (readonly Shape[])[] = [
  [long, body, face, orna, looks, middle],
  [bun, body, face, sari, looks, swept],
  [body, face, orna, looks, middle, braid],
  [bob, body, face, orna, looks, swept, glasses],
  [long, body, face, sari, looks, swept],
  [bun, body, face, sari, looks, middle, glasses],
];

const GROUNDS = ['#f6d9a8', '#cfe6da', '#f1cdbd', '#d5dcf0', '#e6d3e8'];
const SKINS = ['#e0b48c', '#cf9a6e', '#b98258'];
/** Clothes and what is worn over them. */
const CLOTHES = [
  ['#0b6e4f', '#e9f2ec'],
  ['#7a2e3b', '#f3c969'],
  ['#2f4a7c', '#e8ecf6'],
  ['#8a5a12', '#fbeed3'],
  ['#51416f', '#e3d6ef'],
] as const;
const HAIR = '#2a201b';

/** The one of who said no gender: head and shoulders alone. */
const GENERAL: Avatar = {
  ground: '#e3ded2',
  layers: [{ d: HEAD + SHOULDERS, color: '#8b8477' }],
};

/** Returns what picks one of each list in turn, for a name always the same ones. */
function pickerOf(name: string) {
  let left = 7;
  for (const letter of name) left = (left * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return <T>(from: readonly T[]): T => {
    const at = left % from.length;
    left = Math.floor(left / from.length);
    return from[at] as T;
  };
}

/** 1 gives a male one, any other a female one; who said nothing has the general one. */
export function drawAvatar(name: string, gender: number | null): Avatar {
  if (gender === null) return GENERAL;
  const pick = pickerOf(name);
  const shapes = pick(gender === GENDER.male ? MALE : FEMALE);
  const ground = pick(GROUNDS);
  const skin = pick(SKINS);
  const [cloth, trim] = pick(CLOTHES);
  const colors: Record<Paint, string> = { hair: HAIR, line: HAIR, skin, cloth, trim };
  return {
    ground,
    layers: shapes.map(([paint, d]) => ({
      d,
      color: colors[paint],
      ...(paint === 'line' && { isLine: true }),
    })),
  };
}
