/**
 * The picture of somebody without a photo, by gender: head and shoulders, nobody in particular.
 * Drawn on screens and on shared cards. Source: docs/requirements/shell/app-shell.md, "Faces".
 */
import { GENDER } from '#core/ground/limits/job-constants.ts';

/** Width and height of what the shapes are drawn in. */
export const AVATAR_SIZE = 48;

export const AVATAR_SKIN = '#dfb58c';

/** Paths from back to front; `face` has the colour of skin, the general one has none. */
interface AvatarShapes {
  body: string;
  face?: string;
  hair?: string;
}

const SHOULDERS = 'M7 48c1-10 8-14 17-14s16 4 17 14z';
const HEAD = 'M24 11a8 9.5 0 1 1 0 19 8 9.5 0 0 1 0-19z';
const FACE = `${HEAD}M20.5 28h7v8c-2 2-5 2-7 0z`;

const MALE: AvatarShapes = {
  body: SHOULDERS,
  face: FACE,
  hair: 'M15 21C13 12 18 8 24 8s11 4 9 13c-1-4-2-6-4-7-3 2-7 2-10 1-2 1-3 3-4 6z',
};
const FEMALE: AvatarShapes = {
  body: `M24 7c-8 0-12 6-12 13 0 6 0 10-3 14h30c-3-4-3-8-3-14 0-7-4-13-12-13z${SHOULDERS}`,
  face: FACE,
  hair: 'M15.5 21C15 13 19 10 24 10s9 3 8.5 11c-3-2-6-4-8.5-8-2 4-5 6-8.5 8z',
};
const ANY: AvatarShapes = { body: `${HEAD}${SHOULDERS}` };

/** 1 gives the male one, any other the female one; who said nothing has the general one. */
export function avatarOf(gender: number | null): AvatarShapes {
  if (gender === null) return ANY;
  return gender === GENDER.male ? MALE : FEMALE;
}
