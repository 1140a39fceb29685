/**
 * Days on which a confirmation costs nothing, both ends included.
 * Source: docs/requirements/money/fees.md, "Platform charge".
 */
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';

export const FREE_SERVICE = { from: '2025-02-10', to: '2025-03-10' } as const;

export const isFreeService = (confirmedAt: Date): boolean => {
  const day = dhakaDate(confirmedAt);
  return day >= FREE_SERVICE.from && day <= FREE_SERVICE.to;
};
