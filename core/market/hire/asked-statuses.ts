/** The states of a tutor's answer to a request that asks for them by name. */
export const askedStatuses = ['pending', 'accepted', 'cancelled'] as const;
export type AskedStatus = (typeof askedStatuses)[number];
