/** A list drawn by the server is taken over card by card; what changes meanwhile is shown all the same. */
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { InTurn } from '#ui/late/in-turn.tsx';
import { Turns } from '#ui/late/turns.ts';
import { WidgetHost } from '../widgets/widget-host.tsx';

interface Item {
  id: number;
  text: string;
}

const NAMES = ['Arif', 'Bina', 'Champa', 'Dipu', 'Esha'];
const items: Item[] = NAMES.map((text, id) => ({ id, text }));

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function List({ items, turns }: { items: Item[]; turns: Turns }) {
  return (
    <WidgetHost turns={turns}>
      <ul>
        {items.map(({ id, text }) => (
          <li key={id}>
            <InTurn>
              <article>
                <h3>{text}</h3>
              </article>
            </InTurn>
          </li>
        ))}
      </ul>
    </WidgetHost>
  );
}

/** Takes the list over as the server has drawn it, with the turns its cards wait for. */
function takeOver() {
  const place = document.createElement('main');
  place.innerHTML = `<ul>${NAMES.map((name) => `<li><article><h3>${name}</h3></article></li>`).join('')}</ul>`;
  document.body.append(place);
  const turns = new Turns();
  const drawn = [...place.querySelectorAll('article')];
  root = hydrateRoot(place, <List items={items} turns={turns} />);
  return { place, turns, drawn, list: root };
}

const shownIn = (place: HTMLElement) =>
  [...place.querySelectorAll('article')].map(({ textContent }) => textContent);

/** Longer than all turns take. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 200));

test('the very elements of the server stay', async () => {
  const { place, turns, drawn } = takeOver();
  turns.end();
  await settle();
  expect([...place.querySelectorAll('article')]).toEqual(drawn);
  expect(shownIn(place)).toEqual(NAMES);
});

test('a card that changes before its turn is shown as it is now', async () => {
  const { place, turns, list } = takeOver();
  turns.end();
  const changed = items.map((item) => (item.id === 3 ? { ...item, text: 'Dolly' } : item));
  list.render(<List items={changed} turns={turns} />);
  await settle();
  expect(shownIn(place)).toEqual(['Arif', 'Bina', 'Champa', 'Dolly', 'Esha']);
});

test('another list that comes before all turns are over takes the place of the first', async () => {
  const { place, turns, list } = takeOver();
  turns.end();
  const others = ['Faruk', 'Gita'].map((text, at) => ({ id: at + 10, text }));
  list.render(<List items={others} turns={turns} />);
  await settle();
  expect(shownIn(place)).toEqual(['Faruk', 'Gita']);
});

test('a card that comes later is drawn', async () => {
  const { turns, list, place } = takeOver();
  turns.end();
  await settle();
  list.render(<List items={[...items, { id: 9, text: 'Habib' }]} turns={turns} />);
  await settle();
  expect(shownIn(place)).toEqual([...NAMES, 'Habib']);
});
