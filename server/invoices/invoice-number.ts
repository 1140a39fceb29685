import { dhakaDate } from '#core/dates/dhaka-day.ts';

/** `INV-2026-000017`: the year it was issued in, and its id. */
export const invoiceNumber = ({ id, issuedAt }: { id: number; issuedAt: Date }): string =>
  `INV-${dhakaDate(issuedAt).slice(0, 4)}-${String(id).padStart(6, '0')}`;
