/**
 * The way from the server's first view to the living one, without losing what the visitor has done
 * in between: what was typed or chosen is passed on to the widget, and what was pressed is pressed
 * again. Places whose code comes later (ui/late) have their turn when it is there.
 */
import { nextTask } from '#core/ground/next-task.ts';
import { LATE_MARK, WOKEN } from '#ui/late/late-mark.ts';
import type { Fragment } from './loader-state.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const LATE = `[${LATE_MARK}]`;

/** Gives back what to do once the widget lives, with its first effects. */
export function takeOver(
  view: HTMLElement,
  { presses }: Fragment,
  hydrate: () => void,
): () => void {
  /** The values the visitor has left in fields, before anything sets them back. */
  const left = new Map<Field, string>();
  const note = (field: Field) => left.set(field, field.value);
  /** Before the first effects nothing that was pressed reaches the widget. */
  let hasEffects = false;
  const noteEvent = ({ target }: Event) => {
    if (!isField(target)) return;
    if (target.closest(LATE)) note(target);
    // Newer than what was left there.
    else left.delete(target);
  };
  const notePress = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (!hasEffects && target.closest('button')) hold(event);
    else if (!target.closest(LATE)) return;
    presses.push(target);
  };
  const noteKey = (event: KeyboardEvent) => {
    const send =
      !hasEffects && event.key === 'Enter' && !event.shiftKey && sendButton(event.target);
    if (!send) return;
    hold(event);
    presses.push(send);
  };
  const isAwake = (element: Element) => element.isConnected && !element.closest(LATE);

  /** Replays each change in a task of its own: one is rendered before the next, which would else undo it. */
  const giveBack = async () => {
    hasEffects = true;
    for (const [field, value] of left)
      if (isAwake(field)) {
        left.delete(field);
        tell(field, value);
        await nextTask();
      }
    await pressAgain();
    if (!view.querySelector(LATE)) done.abort();
  };
  const pressAgain = async () => {
    await nextTask();
    const buttons = presses
      .splice(0)
      .flatMap((target) => (target instanceof Element ? (target.closest('button') ?? []) : []));
    for (const button of buttons) {
      if (isAwake(button)) button.click();
      else presses.push(button);
      await nextTask();
    }
  };

  for (const field of view.querySelectorAll<Field>(FIELDS)) {
    const send = field.value.endsWith('\n') && sendButton(field);
    if (send) {
      field.value = field.value.trimEnd();
      presses.push(send);
    }
    if (isChanged(field)) note(field);
  }
  const done = new AbortController();
  const { signal } = done;
  for (const type of ['input', 'change']) view.addEventListener(type, noteEvent, { signal });
  view.addEventListener('click', notePress, { signal, capture: true });
  view.addEventListener('keydown', noteKey, { signal, capture: true });
  view.addEventListener('submit', preventLate, { signal });
  view.addEventListener(WOKEN, giveBack, { signal });
  view.onclick = null;
  view.onsubmit = null;
  hydrate();
  // The widget has drawn its own values: who goes on typing before these are passed on goes on from them.
  for (const [field, value] of left)
    if (!isTickable(field) && field.value !== value) field.value = value;
  for (const image of view.querySelectorAll('img'))
    if (hasFailed(image)) image.dispatchEvent(new Event('error'));
  return giveBack;
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELDS);

/** Neither the widget nor the browser does anything about it now. */
function hold(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

/**
 * Returns the send button of a text area in which Enter sends. Enter makes a new line as long as
 * nobody listens.
 */
function sendButton(target: EventTarget | null): HTMLButtonElement | undefined {
  if (!(target instanceof HTMLTextAreaElement) || target.enterKeyHint !== 'send') return undefined;
  return target.form?.querySelector<HTMLButtonElement>('[type=submit]') ?? undefined;
}

/** A form that nobody listens to yet would load the page again. */
function preventLate(event: Event) {
  if (event.target instanceof Element && event.target.closest(LATE)) event.preventDefault();
}

function tell(field: Field, value: string) {
  if (isTickable(field)) {
    // A click on what is ticked already would change nothing.
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  field.value = value;
  for (const type of ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/**
 * Returns whether a picture failed before anybody listened. One that waits for being scrolled to
 * has no address yet.
 */
const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== '';

const isTickable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/**
 * Tells whether a field was changed; of radio buttons only the one chosen now, as the other lost
 * its mark.
 */
function isChanged(field: Field): boolean {
  if ('options' in field) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, first);
  }
  if (!isTickable(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}
