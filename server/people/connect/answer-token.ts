import type { z } from 'zod';
import type { embedTokenAnswer, embedViewer } from '#core/people/api/embed.ts';
import type { EmbedScope } from '#core/people/session/embed-messages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Grant, Person } from '#server/ground/request/caller.ts';
import { findPerson } from '#server/people/session/find-caller.ts';
import { EMBED_TOKEN_SECONDS, issueToken } from './embed-tokens.ts';

export const presentViewer = ({ user, tutor }: Person): z.output<typeof embedViewer> => ({
  first_name: user.name.split(' ', 1)[0] ?? user.name,
  type: user.type,
  tutor_gender: tutor === null ? null : user.gender,
});

export async function answerToken(
  db: Db,
  grant: Grant,
  scopes: EmbedScope[],
  now: Date,
): Promise<z.output<typeof embedTokenAnswer>> {
  const person = await findPerson(db, grant.userId);
  if (person === null) throw new ApiError('not_signed_in');
  return {
    access_token: await issueToken(db, grant.id, scopes, now),
    expires_in: EMBED_TOKEN_SECONDS,
    scopes,
    user: presentViewer(person),
  };
}
