import { isUnderWay, type StoredStatus } from '#core/market/hire/request-status.ts';

/** Tells if a request may be edited; what is over stays as it was. */
export const isEditable = (status: StoredStatus): boolean =>
  status === 'pending' || status === 'returned' || isUnderWay(status);
