import type { OwnSide } from '#core/people/account/own-sides.ts';

const BASES: Record<OwnSide, string> = {
  tutor: '/tutor/confirmation-letters',
  guardian: '/parent/dashboard/confirmation-letters',
};

export const lettersPath = (side: OwnSide): string => BASES[side];

/** The newest version of the letter of a tuition, or an earlier one. */
export const letterPath = (side: OwnSide, id: number, version?: number): string =>
  `${BASES[side]}/${id}${version === undefined ? '' : `?version=${version}`}`;
