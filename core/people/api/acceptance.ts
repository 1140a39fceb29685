/** New tutors whom staff look at once. Source: docs/requirements/people/tutor-profile.md, "Acceptance". */
import { z } from 'zod';
import { id, optional } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { acceptanceStates } from '#core/people/profile/acceptance.ts';
import { personText } from './fields/person-text.ts';
import { actor, version } from './fields/staff-fields.ts';
import { tutorFacts } from './tutor-facts.ts';

const state = z.enum(acceptanceStates);

export const ownAcceptance = z.object({
  state: z.enum(['waiting', 'declined']),
  asked_at: z.string().nullable(),
  reason: z.string().nullable(),
  ask_again_from: z.string().nullable(),
});
export type OwnAcceptance = z.infer<typeof ownAcceptance>;

export const newTutorParams = z.object({ id: id });
export const newTutorsQuery = z.object({ status: optional(state), ...pageQuery.shape });
export const newTutor = z.object({
  version,
  state,
  person: z.object({ user_id: z.int(), name: z.string(), type: z.literal('tutor') }),
  photo: z.string().nullable(),
  gender: z.int().nullable(),
  tutorid: z.string(),
  phone: z.string(),
  city_name: z.string().nullable(),
  area: z.string().nullable(),
  profile_completed: z.int(),
  facts: z.object(tutorFacts),
  documents: z.object({ waiting: z.int(), approved: z.int(), returned: z.int() }),
  asked_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  decided_by: actor,
  note: z.string().nullable(),
  reason: z.string().nullable(),
});
export type NewTutor = z.infer<typeof newTutor>;
export const newTutorsAnswer = pagedAnswer(newTutor);

const note = personText(REASON_MAX);
export const acceptTutorBody = z.strictObject({ version, note });
export const declineTutorBody = z.strictObject({
  version,
  note,
  reason: personText(REASON_MAX),
});
