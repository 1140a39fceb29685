/** The kinds of what the search of the console finds, in the order they are shown where none is meant. */
export const staffSearchKinds = ['people', 'requests', 'invoices'] as const;
export type StaffSearchKind = (typeof staffSearchKinds)[number];
