import { monthText } from '#core/ground/format/date-text.ts';
import { createFormat } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { InvoiceKind, LedgerKind } from '#core/money/words/money-words.ts';
import { lessonNo } from '#core/tuition/online-lessons/lesson-no.ts';
import { coachRequestNo } from '#server/ground/text/request-no.ts';
import { serverText } from '#server/ground/text/server-text.ts';

interface Booked {
  transaction: { id: number; kind: LedgerKind };
  /** The number of its invoice. */
  number: string | null;
  kind: InvoiceKind | null;
  jobId: number | null;
  /** The coach request; only for a month with a coach. */
  coachRequestId: number | null;
  coachMonth: string | null;
  coachName: string | null;
  onlineLessonId: number | null;
}

export const transactionNumber = (id: number): string => `TR-${String(id).padStart(6, '0')}`;

/** Returns what a line of the ledger was about, in the reader's language. */
export function describeTransaction(booked: Booked, lang: Lang): string {
  return serverText(`transactions.${booked.transaction.kind}`, lang, {
    about: aboutInvoice(booked, lang),
  });
}

function aboutInvoice(booked: Booked, lang: Lang): string {
  const { kind, jobId, number, coachRequestId, coachMonth, coachName, onlineLessonId } = booked;
  if (kind === null) return serverText('invoiceOf.none', lang);
  if (kind === 'platform_charge' && jobId !== null)
    return serverText('invoiceOf.platform_charge', lang, { job: createFormat(lang).id(jobId) });
  if (coachRequestId !== null && coachMonth !== null)
    return serverText('invoiceOf.coach_service', lang, {
      month: monthText(lang, coachMonth),
      request: coachRequestNo(coachRequestId),
      name: coachName ?? '',
    });
  if (onlineLessonId !== null)
    return serverText('invoiceOf.online_lesson', lang, { lesson: lessonNo(onlineLessonId) });
  return serverText(`invoiceOf.${kind}`, lang, { number: number ?? '' });
}
