import type { OwnSide } from '#core/people/account/own-sides.ts';

const BASES = {
  tutor: '/tutor/live-tutoring/view',
  guardian: '/parent/dashboard/online-lesson/view',
} as const satisfies Record<OwnSide, string>;

/** The screen of one lesson for one of its two people. */
export const lessonPath = (side: OwnSide, id: number) => `${BASES[side]}/${id}` as const;

/**
 * Returns the path where an hour with a tutor is booked; by the number of the tutor, as in the hub.
 */
export const bookPath = (tutorid: string): string =>
  `/parent/dashboard/online-lesson/book/${tutorid}`;
