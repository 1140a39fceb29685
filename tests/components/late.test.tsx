/** Places of a first view whose code comes later, in one file, are taken over one after another. */
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { Late } from '#ui/late/late.tsx';
import { LATE_MARK } from '#ui/late/late-mark.ts';
import { lateParts } from '#ui/late/late-parts.ts';
import { WidgetHost } from '../widgets/widget-host.tsx';

const NAMES = ['search', 'filters', 'order'];
const settle = () => new Promise((resolve) => setTimeout(resolve, 200));

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

let task = 0;
const drawnIn = new Map<string, number>();
function Part({ name }: { name: string }) {
  drawnIn.set(name, task);
  // Goes before whatever waits for its turn.
  scheduler.postTask(
    () => {
      task += 1;
    },
    { priority: 'user-blocking' },
  );
  return <p>{name}</p>;
}

test('each in a task of its own, with the very elements of the server', async () => {
  const parts = lateParts(() => Promise.resolve({ Part }));
  const place = document.createElement('main');
  place.innerHTML = NAMES.map(
    (name) => `<div class="contents" ${LATE_MARK}=""><p>${name}</p></div>`,
  ).join('');
  document.body.append(place);
  const drawn = [...place.querySelectorAll('p')];
  root = hydrateRoot(
    place,
    <WidgetHost>
      {NAMES.map((name) => (
        <Late key={name} of={parts}>
          {({ Part }) => <Part name={name} />}
        </Late>
      ))}
    </WidgetHost>,
  );
  document.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect([...drawnIn.keys()]).toEqual(NAMES);
  expect(new Set(drawnIn.values()).size).toBe(NAMES.length);
  expect([...place.querySelectorAll('p')]).toEqual(drawn);
  expect(place.querySelectorAll(`[${LATE_MARK}]`)).toHaveLength(0);
});
