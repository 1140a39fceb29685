/** What the payer's browser does next. */
export type NextStep =
  | { kind: 'post'; url: string; fields: Record<string, string> }
  | { kind: 'get'; url: string }
  | { kind: 'stay' };
