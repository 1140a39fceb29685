/** The topics of messages to staff. */
export const TOPICS = [
  'hire',
  'teach',
  'payment',
  'account',
  'report',
  'shop',
  'partner',
  'other',
] as const;
export type Topic = (typeof TOPICS)[number];

export const isTopic = (value: string | null): value is Topic =>
  TOPICS.some((topic) => topic === value);

export const MESSAGE_MAX = 2000;
