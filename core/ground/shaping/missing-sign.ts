/** Stands for a letter none of our fonts has; all of them have its signs. */
export const MISSING_SIGN = '[?]';
