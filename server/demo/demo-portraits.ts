/**
 * Pictures of invented tutors, drawn by the product, of no real person. Some tutors have one of
 * them as their photo, the others none, as it is among real ones.
 */
import sharp from 'sharp';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import { AVATAR_SIZE, drawAvatar } from '#core/people/profile/avatar.ts';
import type { PhotoStore } from '#server/ground/services/photo-store.ts';
import { avatarPaths } from '#server/people/profile/avatar-paths.ts';
import type { Random } from './create-random.ts';

/** Width and height in px: twice as large as the largest it is shown in. */
const SIDE = 192;
const QUALITY = 80;
const PHOTO_SHARE = 0.6;
/** Islam, of the list of religions: a headscarf is drawn for no other. */
const SCARF_RELIGION = 1;

const SCENES = {
  wall: '<path d="M0 0h48v48H0z" fill="#dfe8e3"/><path d="M0 40h48v8H0z" fill="#b9cdc2"/>',
  board:
    '<path d="M0 0h48v48H0z" fill="#e9dcc3"/><path d="M3 4h42v27H3z" fill="#2f5546" stroke="#8a5a2b" stroke-width="1.5"/><path d="M7 10h9M7 14h6M35 10h6M34 14h7M37 18h4" stroke="#dfe8e3" stroke-width=".8"/>',
  books:
    '<path d="M0 0h48v48H0z" fill="#efe3d2"/><path d="M0 14h48v1.500H0zM0 31h48v1.500H0z" fill="#8a5a2b"/><path d="M2 4h3v10H2zM9 5h3v9H9zM36 4h3v10h-3zM3 20h3v11H3zM41 21h3v10h-3z" fill="#b1493b"/><path d="M5.5 5h3v9h-3zM40 5h3v9h-3zM6.5 22h3v9h-3zM37 20h3v11h-3z" fill="#2f6d8a"/><path d="M12.5 4h3v10h-3zM43.5 4h3v10h-3zM10 20h2.500v11H10z" fill="#d99a2b"/>',
  window:
    '<path d="M0 0h48v48H0z" fill="#f3d9c4"/><path d="M4 3h40v33H4z" fill="#bfe0ee" stroke="#fff" stroke-width="2"/><path d="M24 3v33M4 19h40" stroke="#fff" stroke-width="1.5"/><path d="M5 35c4-7 9-8 13-4 5-6 12-5 25 4z" fill="#7fb58c"/>',
  green:
    '<path d="M0 0h48v48H0z" fill="#cfe6da"/><path d="M5 48c-3-9-3-17 2-24 4 8 4 16 1 24zM43 48c3-10 2-18-2-25-4 8-4 17-1 25z" fill="#4f9568"/><circle cx="40" cy="8" r="4.5" fill="#f2c14e"/>',
} as const;

interface Portrait {
  /** Any word: each gives another face, hair and clothes (core/people/profile/avatar.ts). */
  face: string;
  scene: keyof typeof SCENES;
  /** The colour of a headscarf. */
  scarf?: string;
}

const MALE: readonly Portrait[] = [
  { face: 'padma', scene: 'board' },
  { face: 'meghna', scene: 'books' },
  { face: 'surma', scene: 'window' },
  { face: 'teesta', scene: 'wall' },
  { face: 'jamuna', scene: 'green' },
  { face: 'gorai', scene: 'books' },
  { face: 'titas', scene: 'board' },
  { face: 'shitalakshya', scene: 'window' },
  { face: 'atrai', scene: 'green' },
  { face: 'manu', scene: 'wall' },
  { face: 'khowai', scene: 'window' },
  { face: 'turag', scene: 'books' },
];
const FEMALE: readonly Portrait[] = [
  { face: 'surma', scene: 'window' },
  { face: 'feni', scene: 'board' },
  { face: 'muhuri', scene: 'green' },
  { face: 'gorai', scene: 'books' },
  { face: 'kushiyara', scene: 'wall' },
  { face: 'atrai', scene: 'board' },
  { face: 'chitra', scene: 'window' },
  { face: 'titas', scene: 'books', scarf: '#3f6f8f' },
  { face: 'brahmaputra', scene: 'wall', scarf: '#8a4a63' },
  { face: 'sangu', scene: 'board', scarf: '#e6d8c3' },
  { face: 'turag', scene: 'green', scarf: '#6b5b95' },
  { face: 'rupsha', scene: 'window', scarf: '#2f6d5b' },
];

const SCARF =
  'M24 4.500C13.5 4.5 10.5 13 11 21c.3 6-1.5 11-4.5 16C9 43 15 46 24 46s15-3 17.5-9c-3-5-4.8-10-4.5-16C37.5 13 34.5 4.5 24 4.500zM24 12.500c4.7 0 7.2 3.6 7.2 8.500s-3.1 8.8-7.2 8.8-7.2-3.9-7.2-8.8 2.5-8.5 7.2-8.500z';

const fileOf = ({ face }: Portrait, gender: number): string =>
  `demo-portrait-${gender}-${face}.webp`;

function drawPortrait({ face, scene, scarf }: Portrait, gender: number): string {
  const { layers } = drawAvatar(face, gender);
  const covered =
    scarf === undefined ? '' : `<path d="${SCARF}" fill="${scarf}" fill-rule="evenodd"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${AVATAR_SIZE} ${AVATAR_SIZE}">${SCENES[scene]}${avatarPaths(layers)}${covered}</svg>`;
}

/** Returns the file of a tutor's picture; null for those who have not given one. */
export function choosePortrait(
  random: Random,
  gender: number,
  religionId: number | undefined,
): string | null {
  if (!random.chance(PHOTO_SHARE)) return null;
  const fitting = (gender === GENDER.male ? MALE : FEMALE).filter(
    ({ scarf }) => scarf === undefined || religionId === SCARF_RELIGION,
  );
  return fileOf(random.pick(fitting), gender === GENDER.male ? GENDER.male : GENDER.female);
}

/** Some wait for staff (people/check-demo-documents.ts), so they are in both areas. */
const AREAS = ['profile', 'new-photos'] as const;

/** Writes those that are not in the store yet. */
export async function writeDemoPortraits(photos: PhotoStore): Promise<void> {
  const write = async (portrait: Portrait, gender: number) => {
    const file = fileOf(portrait, gender);
    const there = await Promise.all(AREAS.map((area) => photos.read(area, file)));
    if (!there.includes(null)) return;
    const picture = sharp(Buffer.from(drawPortrait(portrait, gender)));
    const bytes = await picture.webp({ quality: QUALITY }).toBuffer();
    await Promise.all(AREAS.map((area) => photos.write(area, file, bytes)));
  };
  await Promise.all([
    ...MALE.map((portrait) => write(portrait, GENDER.male)),
    ...FEMALE.map((portrait) => write(portrait, GENDER.female)),
  ]);
}
