/**
 * The first script of a page the server has drawn, in the page itself: what is pressed and typed while
 * all others are on their way waits for them. Links need nobody and work at once.
 */

import { ALIVE } from '#app/ground/page/alive.ts';
import { keepTheme } from '#app/ground/preferences/keep-theme.ts';
import { nextTask } from '#core/ground/next-task.ts';
import { fetchFontWhereThereIsNone } from './fetch-font.ts';

keepTheme();
fetchFontWhereThereIsNone();

const pressed: HTMLElement[] = [];
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The last value of each field, or whether it is ticked: taking the page over may set it back. */
const typedIn = new Map<Field, string | boolean>();

const isField = (target: unknown) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Impatience is one press, not two. */
function hold(event: Event, button: HTMLElement | null | undefined) {
  event.preventDefault();
  event.stopPropagation();
  if (button && pressed.at(-1) !== button) pressed.push(button);
}

function notePress(event: Event) {
  const button = event.target instanceof Element && event.target.closest('button');
  if (button) hold(event, button);
}

/** Holds an Enter that sends: in its text area it would begin a new line. */
function noteEnter(event: Event) {
  const { target } = event;
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || event.shiftKey) return;
  if (target instanceof HTMLTextAreaElement && target.enterKeyHint === 'send')
    hold(event, target.form?.querySelector<HTMLElement>('[type=submit]'));
}

/** A form would send itself, and what is in it, as an address. */
function noteSubmit(event: Event) {
  const form = event.target instanceof Element ? event.target : null;
  hold(event, form?.querySelector<HTMLElement>('[type=submit]'));
}

const isTickable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function noteTyped({ target }: Event) {
  if (!isField(target)) return;
  // The last change is replayed last: of radio buttons it is the one that is chosen.
  typedIn.delete(target);
  typedIn.set(target, isTickable(target) ? target.checked : target.value);
}

const listeners = [
  ['click', notePress],
  ['keydown', noteEnter],
  ['submit', noteSubmit],
  ['input', noteTyped],
] as const;

/** React hears of a value when it changes under it: by the setter of the element itself. */
function tell(field: Field, value: string | boolean) {
  if (typeof value === 'boolean') {
    if (!isTickable(field) || value === field.defaultChecked) return;
    // A click on what is ticked already would change nothing.
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (field instanceof HTMLSelectElement) {
    // React may take the page over between the two events of a choice: the second ends first.
    setTimeout(() => {
      setValue?.call(field, value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  setValue?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replays each change in a task of its own: one is rendered before the next, which would else undo it. */
async function handOver() {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
  for (const [field, value] of typedIn) {
    if (field.isConnected) tell(field, value);
    await nextTask();
  }
  for (const button of pressed) {
    await nextTask();
    if (button.isConnected) button.click();
  }
}

if (!(ALIVE in document.documentElement.dataset)) {
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
  document.addEventListener(ALIVE, handOver, { once: true });
}
