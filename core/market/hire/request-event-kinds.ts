/** The events that can happen to a request, as its guardian reads them in the history. */
export const requestEventKindList = [
  'submitted',
  'edited',
  'edited_by_staff',
  'returned',
  'approved',
  'rejected',
  'cancelled',
  'closed',
  'reopened',
  'hidden',
  'shown',
  'chosen',
  'shortlist_late',
  'replacement_asked',
  'replacement_stopped',
  'appointed',
  'released',
  'searched_again',
  'moved',
] as const;
export type RequestEventKind = (typeof requestEventKindList)[number];
