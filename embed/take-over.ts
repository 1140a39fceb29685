/**
 * From the server's first view to the living one, without losing what the visitor has done in between:
 * what was typed or chosen is told to the widget, and what was pressed is pressed again.
 */
import type { Fragment } from './loader-state.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function takeOver(view: HTMLElement, { presses }: Fragment, hydrate: () => void): void {
  const changed = [...view.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
  const values = changed.map((field) => [field, field.value, isTicked(field)] as const);
  hydrate();
  for (const [field, value, wasTicked] of values) {
    field.value = value;
    if ('checked' in field) field.checked = wasTicked;
    for (const type of ['input', 'change'])
      field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
  for (const button of presses.splice(0))
    if (button instanceof HTMLElement && button.isConnected) button.click();
}

const isTicked = (field: Field) => 'checked' in field && field.checked;

const isChanged = (field: Field) =>
  'options' in field
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue ||
      ('checked' in field && field.checked !== field.defaultChecked);
