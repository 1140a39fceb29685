/** The wing's words in areas that stand in other wings: build/locale-files.ts. */
type Shared = typeof import('./shared.json');

/** The wing's areas of texts, by the names of their files: core/ground/i18n/resources.ts. */
export interface Areas extends Shared {
  newTutors: typeof import('./newTutors.json');
  /** Settlement files beside our payments. */
  reconciliation: typeof import('./reconciliation.json');
  staff: typeof import('./staff.json');
  staffAudit: typeof import('./staffAudit.json');
  /** Day book, income and the ledger as a file. */
  staffBooks: typeof import('./staffBooks.json');
  /** Messages that were reported. */
  staffChat: typeof import('./staffChat.json');
  staffCommunity: typeof import('./staffCommunity.json');
  /** Tuitions and tutors by area. */
  staffDemand: typeof import('./staffDemand.json');
  staffMoney: typeof import('./staffMoney.json');
  /** The notice board, as staff write it. */
  staffNotices: typeof import('./staffNotices.json');
  staffToday: typeof import('./staffToday.json');
}
