import type { CallOptions } from '#core/api/api-client.ts';
import { type HireAnswers, startAnswers } from '#core/market/hire/hire-answers.ts';
import type { HireDraft } from '#core/market/hire/hire-draft.ts';

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
    // The steps let nothing pass that lacks something.
    ...(startAnswers(draft) as HireDraft),
    ...(is_out_of_school ? { institute: undefined } : { student_age: undefined }),
    site: site !== undefined && SITE.test(site) ? site : undefined,
    idempotency_key: idempotencyKey,
  };
}
