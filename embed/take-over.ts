/**
 * From the server's first view to the living one, without losing what the visitor has done in between:
 * what was typed or chosen is told to the widget, and what was pressed is pressed again.
 */
import type { Fragment } from './loader-state.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function takeOver(view: HTMLElement, { presses }: Fragment, hydrate: () => void): void {
  const fields = [...view.querySelectorAll<Field>('input, textarea, select')];
  const given = fields.filter(isChanged).map((field) => [field, field.value] as const);
  hydrate();
  for (const [field, value] of given) {
    if (isTickable(field)) {
      // A click on what is ticked already would change nothing.
      field.checked = field.defaultChecked;
      field.click();
      continue;
    }
    field.value = value;
    for (const type of ['input', 'change'])
      field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
  for (const image of view.querySelectorAll('img'))
    if (hasFailed(image)) image.dispatchEvent(new Event('error'));
  view.onclick = null;
  view.onsubmit = null;
  for (const target of presses.splice(0)) {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.isConnected) button.click();
  }
}

/** Before anybody listened. One that waits for being scrolled to has no address yet. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== '';

const isTickable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Of radio buttons the one that is chosen now; the other lost its mark by that. */
function isChanged(field: Field): boolean {
  if ('options' in field) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, first);
  }
  if (!isTickable(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}
