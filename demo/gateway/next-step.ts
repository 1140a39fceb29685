/** The next thing that the payer's browser does. */
export type NextStep =
  | { kind: 'post'; url: string; fields: Record<string, string> }
  | { kind: 'get'; url: string }
  | { kind: 'stay' };
