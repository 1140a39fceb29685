/** The rules of who takes part: tutors and guardians. Staff have a desk of their own. */
import type { CommunityRole } from '#core/community/posts/community-constants.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Person, User } from '#server/ground/request/caller.ts';
import { isBanned } from '#server/people/account/is-banned.ts';

export interface Member extends Person {
  role: CommunityRole;
}

export const roleOf = (type: User['type']): CommunityRole =>
  type === 'tutor' ? 'tutor' : 'guardian';

export function memberOf({ user, tutor, parent }: Person): Member {
  if (user.type === 'staff') throw new ApiError('forbidden');
  return { user, tutor, parent, role: roleOf(user.type) };
}

/** Returns true unless the person is banned; a banned person may still read. */
export const mayWrite = ({ user }: Person, now: Date): boolean => !isBanned(user, now);

export function requireWriter(person: Person, now: Date): Member {
  const member = memberOf(person);
  if (!mayWrite(member, now)) throw new ApiError('banned', { text: 'banned_community' });
  return member;
}
