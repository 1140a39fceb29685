/**
 * The contract of accounts, sessions, profiles and connected sites: schemas, access and caching,
 * under the names of `endpoints.ts`.
 */
import { accountContract } from './account-contract.ts';
import { numberChangeContract } from './number-change-contract.ts';
import { privacyContract } from './privacy-contract.ts';
import { deleteByGetContract } from './profile/delete-by-get-contract.ts';
import { profileContract } from './profile/profile-contract.ts';
import { settingsContract } from './profile/settings-contract.ts';
import { setupContract } from './profile/setup-contract.ts';
import { tutoringPanelsContract } from './profile/tutoring-contract.ts';
import { secondFactorContract } from './second-factor-contract.ts';

export const contract = {
  ...accountContract,
  ...secondFactorContract,
  ...privacyContract,
  ...numberChangeContract,
  ...setupContract,
  ...deleteByGetContract,
  ...profileContract,
  ...settingsContract,
  ...tutoringPanelsContract,
};
