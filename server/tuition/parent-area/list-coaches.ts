/** A guardian's requests for coaches, and the coaches found for them. */
import { and, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { CoachRequestDetail } from '#core/tuition/api/coach-requests.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { ParentCaller } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { presentInvoice } from '#server/money/statements/list-invoices.ts';
import { paidRefs } from '#server/money/statements/payment-refs.ts';
import { presentCoachRequest } from './present-coach-request.ts';

interface Wanted {
  where: SQL | undefined;
  /** The order that goes before that of the newest. */
  first?: SQL;
  page: number;
  lang: Lang;
}

async function listPage(services: Services, { where, first, page, lang }: Wanted) {
  const { db } = services;
  const rows = await db
    .select()
    .from(coachRequests)
    .where(where)
    .orderBy(...(first ? [first] : []), desc(coachRequests.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const data = rows.map((row) => presentCoachRequest(services, row, lang));
  return pageOf(page, await db.$count(coachRequests, where), data);
}

export const listCoachRequests = (services: Services, parentId: number, page: number, lang: Lang) =>
  listPage(services, { where: eq(coachRequests.parentId, parentId), page, lang });

/** Lists the coaches who serve, then requests that wait, then coaches of earlier days. */
export function listOwnCoaches(services: Services, parentId: number, page: number, lang: Lang) {
  const { status } = coachRequests;
  const isOpen = inArray(status, ['serving', 'pending', 'contacted']);
  const where = and(
    eq(coachRequests.parentId, parentId),
    or(isOpen, isNotNull(coachRequests.coachName)),
  );
  const first = sql`case ${status} when 'serving' then 0 when 'pending' then 1 when 'contacted' then 1 else 2 end`;
  return listPage(services, { where, first, page, lang });
}

export async function getCoachRequest(
  services: Services,
  { user, parent }: ParentCaller,
  id: number,
  lang: Lang,
): Promise<CoachRequestDetail> {
  const { db } = services;
  const [row] = await db
    .select()
    .from(coachRequests)
    .where(and(eq(coachRequests.id, id), eq(coachRequests.parentId, parent.id)));
  if (row === undefined) throw new ApiError('not_found', { text: 'request_not_found' });
  const bills = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.coachRequestId, id),
        eq(invoices.userId, user.id),
        ne(invoices.status, 'void'),
      ),
    )
    .orderBy(desc(invoices.coachMonth));
  const receipts = await paidRefs(
    db,
    bills.map((bill) => bill.id),
  );
  return {
    ...presentCoachRequest(services, row, lang),
    student_id: row.studentId,
    saved_location_id: row.parentLocationId,
    coach_religion_id: row.coachReligionId,
    city_id: row.cityId,
    location_id: row.locationId,
    latitude: row.latitude,
    longitude: row.longitude,
    version: row.version,
    invoices: bills.map((invoice) =>
      presentInvoice(
        services,
        { invoice, job: null, receipts: receipts.get(invoice.id) ?? [] },
        lang,
      ),
    ),
  };
}
