/** The second factor of staff: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import * as factor from './second-factor.ts';

const staffSession = { tag: 'Account', access: 'staff-session', query: langQuery } as const;

export const secondFactorContract = {
  getSecondFactor: {
    ...staffSession,
    summary: 'Whether there is a second factor, and how many recovery codes are left',
    answer: factor.factorAnswer,
  },
  giveSecondFactor: {
    ...staffSession,
    summary: 'The second step of signing in: a code of the app or a recovery code',
    body: factor.factorBody,
    answer: factor.gaveFactorAnswer,
  },
  setUpSecondFactor: {
    ...staffSession,
    summary: 'A new secret for an authenticator app; in use once it is confirmed',
    body: factor.setUpFactorBody,
    answer: factor.setUpFactorAnswer,
  },
  confirmSecondFactor: {
    ...staffSession,
    summary: 'Takes the new app into use; gives recovery codes and ends every other session',
    body: factor.factorBody,
    answer: factor.confirmedFactorAnswer,
  },
  renewRecoveryCodes: {
    ...staffSession,
    summary: 'New recovery codes instead of those before',
    body: factor.factorBody,
    answer: factor.recoveryCodesAnswer,
  },
} satisfies Record<string, EndpointRules>;
