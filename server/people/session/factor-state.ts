/**
 * Tells how far a session of staff has come: the password alone opens nothing once there is a
 * factor.
 */

import type { FactorState } from '#core/people/api/second-factor.ts';
import type { Config } from '#server/ground/config/config.ts';
import type { Session, User } from '#server/ground/request/caller.ts';

interface Signed {
  user: Pick<User, 'type' | 'secondFactorAt'>;
  session: Pick<Session, 'factorAt'>;
}

/** A demonstration has its password on the front page; elsewhere staff see everybody's phone. */
const isRequired = ({ isProduction, demoData }: Config) => isProduction && !demoData;

export function factorState({ user, session }: Signed, config: Config): FactorState {
  if (user.type !== 'staff') return 'not_used';
  if (user.secondFactorAt !== null) return session.factorAt === null ? 'needed' : 'on';
  return isRequired(config) ? 'setup' : 'not_used';
}

export const isFactorMissing = (signed: Signed, config: Config): boolean =>
  ['needed', 'setup'].includes(factorState(signed, config));
