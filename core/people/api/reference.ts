import { accountReference } from './account-reference.ts';
import { numberChangeReference } from './number-change-reference.ts';
import { privacyReference } from './privacy-reference.ts';
import { deleteByGetReference } from './profile/delete-by-get-reference.ts';
import { profileReference } from './profile/profile-reference.ts';
import { settingsReference } from './profile/settings-reference.ts';
import { setupReference } from './profile/setup-reference.ts';
import { tutoringPanelsReference } from './profile/tutoring-reference.ts';
import { secondFactorReference } from './second-factor-reference.ts';

export const reference = [
  accountReference,
  secondFactorReference,
  privacyReference,
  numberChangeReference,
  setupReference,
  deleteByGetReference,
  profileReference,
  settingsReference,
  tutoringPanelsReference,
];
