/**
 * Remembers what is typed and chosen while a page's scripts are on their way: it is given to the app when
 * that is there, and outlives a reload before.
 */
import { ALIVE, WAITING } from '#app/ground/page/alive.ts';
import {
  DRAFT_PREFIX,
  readSession,
  removeSession,
  writeSession,
} from '#app/ground/preferences/session-store.ts';
import { nextTask } from '#core/ground/next-task.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The last value of a field, or whether it is ticked. */
type Value = string | boolean;

/** Signing out forgets it with all other drafts. */
const NAME = `${DRAFT_PREFIX}early`;

/** Fields by place: a screen that begins with what is saved has others, in the same places. */
const typed = new Map<string, { field: Field; value: Value }>();

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTickable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const isSecret = ({ type, autocomplete }: Field) =>
  type === 'password' || autocomplete === 'one-time-code';

const labelOf = (field: Field) =>
  `${field.type} ${field.ariaLabel ?? field.labels?.[0]?.textContent ?? ''}`;

const fieldsLike = (label: string) =>
  [...document.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) => labelOf(field) === label,
  );

const placeOf = (field: Field) => `${fieldsLike(labelOf(field)).indexOf(field)} ${labelOf(field)}`;

function fieldAt(place: string): Field | undefined {
  const end = place.indexOf(' ');
  return fieldsLike(place.slice(end + 1))[Number(place.slice(0, end))];
}

function note(place: string, field: Field, value: Value) {
  // The last change is replayed last: of radio buttons it is the one that is chosen.
  typed.delete(place);
  typed.set(place, { field, value });
  document.documentElement.dataset[WAITING] = '';
}

/** The place somebody types in: a screen drawn anew would take the focus, and the keyboard, away. */
let focused: string | undefined;

const noteFocus = ({ target }: Event) => {
  if (isField(target)) focused = placeOf(target);
};

/** A field that goes with its screen loses the focus too, against the reader's will. */
const noteBlur = ({ target }: Event) =>
  queueMicrotask(() => {
    if (target instanceof Node && target.isConnected) focused = undefined;
  });

let isReplaying = false;

function noteTyped({ target }: Event) {
  if (!isField(target) || isReplaying) return;
  const place = placeOf(target);
  if (!isTickable(target)) note(place, target, target.value);
  // The app has handled this click; replayed, it would be undone.
  else if (ALIVE in document.documentElement.dataset) typed.delete(place);
  else note(place, target, target.checked);
}

/** Saves what would be lost when the page goes before the app has come. */
function saveTyped({ persisted }: PageTransitionEvent) {
  if (persisted) return;
  const values = [...typed].flatMap(([place, { field, value }]) =>
    isSecret(field) ? [] : [[place, value]],
  );
  if (values.length > 0) writeSession(NAME, JSON.stringify([location.href, values]));
}

/** Puts back what was typed before a reload. */
function restoreTyped(saved: string) {
  const [address, values]: [string, [string, Value][]] = JSON.parse(saved);
  if (address !== location.href) return;
  for (const [place, value] of values) {
    const field = fieldAt(place);
    if (!field || typed.has(place)) continue;
    if (typeof value === 'string') field.value = value;
    else if (isTickable(field)) field.checked = value;
    note(place, field, value);
  }
}

const listeners = [
  ['input', noteTyped],
  ['focusin', noteFocus],
  ['focusout', noteBlur],
] as const;

export function watchTyped() {
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
  window.addEventListener('pagehide', saveTyped);
  const saved = readSession(NAME);
  if (saved === null) return;
  removeSession(NAME);
  document.addEventListener('DOMContentLoaded', () => restoreTyped(saved), { once: true });
}

/** Makes a change that counts as typed before, not as typed again. */
function replay(change: () => void) {
  isReplaying = true;
  change();
  isReplaying = false;
}

/** React hears of a value when it changes under it: by the setter of the element itself. */
function tell(field: Field, value: Value) {
  if (typeof value === 'boolean') {
    if (!isTickable(field) || value === field.defaultChecked) return;
    // A click on what is ticked already would change nothing.
    field.checked = field.defaultChecked;
    replay(() => field.click());
    return;
  }
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (field instanceof HTMLSelectElement) {
    // React may take the page over between the two events of a choice: the second ends first.
    setTimeout(() => {
      setValue?.call(field, value);
      replay(() => field.dispatchEvent(new Event('change', { bubbles: true })));
    });
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  setValue?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  replay(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

/** Lets somebody go on typing in a field that was drawn anew: what was typed is in it before the next key. */
export function giveFocusBack() {
  const field = focused === undefined ? undefined : fieldAt(focused);
  if (!field || document.activeElement !== document.body) return;
  field.focus({ preventScroll: true });
  const value = typed.get(placeOf(field))?.value;
  if (typeof value !== 'string') return;
  tell(field, value);
  // Fields of some types, and lists, have no place to write at.
  if (!(field instanceof HTMLSelectElement) && field.selectionEnd !== null)
    field.setSelectionRange(value.length, value.length);
}

/**
 * Replays each change in a task of its own: one is rendered before the next, which would else undo it.
 * Words typed in the meantime are replayed as well, after those typed before.
 */
export async function handOverTyped() {
  await nextTask();
  for (const [place, { field, value }] of typed) {
    const now = field.isConnected ? field : fieldAt(place);
    if (now) tell(now, value);
    await nextTask();
  }
  for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
  window.removeEventListener('pagehide', saveTyped);
}
