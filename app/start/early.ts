/**
 * The first script of a page the server has drawn, in the page itself: what is pressed and typed while
 * all others are on their way waits for them. Links need nobody and work at once.
 */

import { ALIVE, SETTLED, WAITING } from '#app/ground/page/alive.ts';
import { keepTheme } from '#app/ground/preferences/keep-theme.ts';
import { markWish } from '#app/people/session/apply-wish.ts';
import { nextTask } from '#core/ground/next-task.ts';
import { fetchFontWhereThereIsNone } from './fetch-font.ts';
import { fetchScripts } from './fetch-scripts.ts';
import { loadOnBack } from './load-on-back.ts';
import { giveFocusBack, handOverTyped, watchTyped } from './typed-fields.ts';

keepTheme();
markWish();
fetchFontWhereThereIsNone();
void fetchScripts();

const pressed: HTMLElement[] = [];

/** Impatience is one press, not two. */
function hold(event: Event, button: HTMLElement | null | undefined) {
  event.preventDefault();
  event.stopPropagation();
  document.documentElement.dataset[WAITING] = '';
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

const listeners = [
  ['click', notePress],
  ['keydown', noteEnter],
  ['submit', noteSubmit],
] as const;

async function handOver() {
  await handOverTyped();
  for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
  for (const button of pressed) {
    await nextTask();
    if (button.isConnected) button.click();
  }
}

if (!(ALIVE in document.documentElement.dataset)) {
  loadOnBack();
  watchTyped();
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
  document.addEventListener(ALIVE, giveFocusBack, { once: true });
  document.addEventListener(SETTLED, handOver, { once: true });
}
