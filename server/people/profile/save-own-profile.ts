import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/ground/db/database.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { ServerTextKey } from '#server/ground/text/server-text.ts';
import { success } from '#server/ground/text/success.ts';
import { saveProfile } from './save-profile.ts';

interface Saving {
  caller: TutorCaller;
  request: FastifyRequest;
}

/** Saves a part of the caller's profile; the answer is what the screen says, and the new percentage. */
export async function saveOwnProfile<T>(
  db: Db,
  { caller, request }: Saving,
  said: ServerTextKey,
  save: (transaction: Db, tutorId: number) => Promise<T>,
) {
  const tutorId = caller.tutor.id;
  const { result, completed } = await saveProfile(db, tutorId, (transaction) =>
    save(transaction, tutorId),
  );
  const answer = {
    type: 'success' as const,
    ...success(said, requestLang(request)),
    profile_completed: completed,
  };
  return { result, answer };
}
