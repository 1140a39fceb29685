import { wait } from './wait.ts';

/** The server's first view, each step laid out in a task of its own (embed/first-view.css). */
export async function showInSteps(view: HTMLElement): Promise<void> {
  for (const step of '12') {
    // Reading the height lays out what is there.
    await wait(view.offsetHeight && 0);
    view.dataset['step'] = step;
  }
}
