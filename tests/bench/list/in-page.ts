/** What runs in the page itself; each function stands alone. */

/** Keeps how long the slowest key or press took until its paint. */
export function watchInteractions() {
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Reflect.set(window, 'slowest', Math.max(Reflect.get(window, 'slowest') ?? 0, duration));
  });
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  observer.observe(options);
}

/** Presses the button at the foot of the list until all cards are there. */
export async function pressToEnd(list: { tag: string; more: string; cards: number }) {
  const place = document.querySelector(list.tag);
  const root = place?.shadowRoot ?? place;
  if (!root) throw new Error(`There is no <${list.tag}>`);
  const count = () => root.querySelectorAll('article').length;
  const frame = () => new Promise(requestAnimationFrame);
  while (count() < list.cards) {
    const before = count();
    const button = [...root.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes(list.more),
    );
    button?.click();
    while (count() === before || (count() < list.cards && !root.textContent?.includes(list.more)))
      await frame();
  }
  await frame();
  await frame();
}

/** Remembers the cards as HTML, ten by ten. */
export function keepCards(tag: string) {
  const place = document.querySelector(tag);
  const cards = (place?.shadowRoot ?? place)?.querySelectorAll('article') ?? [];
  const items = [...cards].map((card) => `<li class="flex">${card.outerHTML}</li>`);
  const pages = Array.from({ length: Math.ceil(items.length / 10) }, (_, page) =>
    items.slice(page * 10, page * 10 + 10).join(''),
  );
  Reflect.set(window, 'kept', pages);
}

/** The same cards in the same style, in place of the list, page by page. */
export async function putInAsHtml(tag: string) {
  const place = document.querySelector(tag);
  const own = document.createElement('div');
  const root = place?.shadowRoot ? own.attachShadow({ mode: 'open' }) : own;
  if (place?.shadowRoot && 'adoptedStyleSheets' in root)
    root.adoptedStyleSheets = [...place.shadowRoot.adoptedStyleSheets];
  const list = document.createElement('ul');
  list.className = 'job-grid';
  root.append(list);
  place?.replaceWith(own);
  for (const page of Reflect.get(window, 'kept')) {
    list.insertAdjacentHTML('beforeend', page);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
}
