import { sql } from 'drizzle-orm';
import type { RequestSummary } from '#core/market/api/parent.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutorChoices } from '#server/ground/db/schema/tutor-choices.ts';

/**
 * The act of the guardian that a request waits for: to change what came back, to meet the tutor who is
 * appointed, to choose one of those proposed; null for none. Columns carry their table here: without it
 * the inner queries would take them for their own.
 */
export const toDo = sql<RequestSummary['to_do']>`case
  when ${jobOffers}.status = 'returned' then 'change'
  when exists (
    select 1 from ${applications} one
    where one.job_offer_id = ${jobOffers}.id and one.stage = 'appointed' and one.first_lesson_at is null
  ) then 'meet'
  when ${jobOffers}.status = 'live' and exists (
    select 1 from ${applications} one
    where one.job_offer_id = ${jobOffers}.id and one.stage = 'shortlisted'
  ) and not exists (
    select 1 from ${applications} one
    left join ${tutorChoices} choice on choice.application_id = one.id
    where one.job_offer_id = ${jobOffers}.id
      and (one.stage = 'appointed' or (one.stage = 'shortlisted' and choice.application_id is not null))
  ) then 'choose'
end`;
