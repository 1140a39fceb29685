/**
 * The parts of the personal information, each saved whole and counted for itself. Source:
 * docs/requirements/people/tutor-profile.md, "Personal information".
 */
import { fieldsIn } from './profile-fields.ts';

export const PERSONAL_PARTS = ['addresses', 'family', 'self', 'about'] as const;
export type PersonalPart = (typeof PERSONAL_PARTS)[number];

/** The fields of each part that are needed once one of them is given. */
export const neededIn = {
  addresses: fieldsIn(['present', 'permanent']),
  family: fieldsIn(['parents', 'emergency']),
  self: ['date_of_birth', 'bc_nid_po', 'religion_id'],
  about: fieldsIn(['about']),
} as const satisfies Record<PersonalPart, readonly string[]>;
