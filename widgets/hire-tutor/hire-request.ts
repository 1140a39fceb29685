import type { ApiClient, CallOptions } from '#core/api/api-client.ts';
import type { HireAnswers } from '#core/hire/hire-answers.ts';
import { emptyHireDraft } from '#core/hire/hire-draft.ts';
import type { VerifiedContact } from '../job-parts/verified-contact.ts';

type SubmitBody = NonNullable<CallOptions<'submitHire'>['body']>;
/** Everything about the tuition, and nothing about who asks. */
export type HireRequest = Omit<SubmitBody, 'contact' | 'website'>;

const SITE = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/;

/** The answers as the contract takes them; a partner's malformed id must not stop a guardian. */
export function toHireRequest(
  {
    is_out_of_school,
    student_id: _student,
    saved_location_id: _place,
    tutorid: _shown,
    ...draft
  }: HireAnswers,
  idempotencyKey: string,
  site?: string,
): HireRequest {
  return {
    subject_ids: [],
    student_gender: 3,
    number_of_students: 1,
    tutoring_place_id: 2,
    days_in_week: 4,
    job_duration: 0,
    tutor_gender: 3,
    university_ids: [],
    department_ids: [],
    school_ids: [],
    college_ids: [],
    category_id: 0,
    class_id: 0,
    city_id: 0,
    location_id: 0,
    salary: 0,
    ...withoutMissing({ ...emptyHireDraft, ...draft }),
    ...(is_out_of_school ? { institute: undefined } : { student_age: undefined }),
    site: site !== undefined && SITE.test(site) ? site : undefined,
    idempotency_key: idempotencyKey,
  };
}

type Given<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
const withoutMissing = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<Fields>;

/** Sends it without an account; the request number comes back. */
export async function submitAsGuest(
  api: ApiClient,
  request: HireRequest,
  { name, proof, website }: VerifiedContact,
): Promise<string> {
  const body = { ...request, contact: { name, proof }, website };
  return (await api.call('submitHire', { body })).request_no;
}
