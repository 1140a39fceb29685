/** The change of an account's phone number. Source: docs/requirements/people/accounts.md, "Change of number". */

/**
 * `begun`: the new number is being verified. `waiting`: for staff, without a code to the old number.
 * `approved`: comes into effect when its day of waiting is over. `undone`: by the link, after `done`.
 */
export const numberChangeStates = [
  'begun',
  'waiting',
  'approved',
  'done',
  'refused',
  'stopped',
  'undone',
] as const;

/** The states staff see: a change that was only begun is nobody's business. */
export const staffNumberChangeStates = numberChangeStates.filter((state) => state !== 'begun');

/** One at a time for an account. */
export const openNumberChangeStates = ['begun', 'waiting', 'approved'] as const;

/**
 * The hours between approval and effect, and the hours after it in which the link to the old number
 * undoes a change.
 */
export const NUMBER_CHANGE_WAIT_HOURS = 24;

export const STATEMENT_MAX = 500;
/** The path the link in the messages leads to; the token stands after `#`. */
export const STOP_NUMBER_CHANGE_PATH = '/stop-number-change';
