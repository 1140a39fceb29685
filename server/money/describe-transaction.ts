import { createFormat } from '#core/format/format.ts';
import type { Lang } from '#core/i18n/lang.ts';
import type { InvoiceKind, LedgerKind } from '#core/money/money-words.ts';
import { serverText } from '#server/text/server-text.ts';

interface Booked {
  transaction: { id: number; kind: LedgerKind };
  /** Of its invoice. */
  number: string | null;
  kind: InvoiceKind | null;
  jobId: number | null;
}

export const transactionNumber = (id: number): string => `TR-${String(id).padStart(6, '0')}`;

/** What a line of the ledger was about, in the reader's language. */
export function describeTransaction(booked: Booked, lang: Lang): string {
  return serverText(`transactions.${booked.transaction.kind}`, lang, {
    about: aboutInvoice(booked, lang),
  });
}

function aboutInvoice({ kind, jobId, number }: Booked, lang: Lang): string {
  if (kind === null) return '';
  if (kind === 'platform_charge' && jobId !== null)
    return serverText('invoiceOf.platform_charge', lang, { job: createFormat(lang).id(jobId) });
  return serverText(`invoiceOf.${kind}`, lang, { number: number ?? '' });
}
