/** What a message to staff is about. */
export const TOPICS = ['hire', 'teach', 'payment', 'account', 'shop', 'partner', 'other'] as const;
export type Topic = (typeof TOPICS)[number];

export const MESSAGE_MAX = 2000;
