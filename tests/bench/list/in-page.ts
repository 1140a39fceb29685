/** The functions that run in the page itself; each stands alone. */

/** Keeps how long the slowest key or press took until its paint. */
export function watchInteractions() {
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Reflect.set(window, 'slowest', Math.max(Reflect.get(window, 'slowest') ?? 0, duration));
  });
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  observer.observe(options);
}

/** Presses the button at the foot of the list until it is gone. */
export async function pressToEnd({ tag, more }: { tag: string; more: string }) {
  const place = document.querySelector(tag);
  const buttons = [...((place?.shadowRoot ?? place)?.querySelectorAll('button') ?? [])];
  const button = buttons.find(({ textContent }) => textContent.includes(more));
  const foot = button?.parentElement;
  if (!foot) throw new Error(`<${tag}> has no more pages`);
  await new Promise<void>((resolve) => {
    const go = () => {
      if (!button.isConnected) return resolve();
      if (button.textContent.includes(more)) button.click();
    };
    // It says that it is loading until the page is there.
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(go).observe(foot, all);
    go();
  });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
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
