/** The lists of staff with phones, addresses or papers of people, as the audit log names a look at one. */
export const readLists = [
  'people',
  'requests',
  'coach-requests',
  'calls',
  'messages',
  'documents',
  'proofs',
  'refunds',
  'chat-reports',
  'number-changes',
  'new-tutors',
  'online-lessons',
  'search',
  'community',
] as const;
