/** An element comes into a page, is moved in it, made by script, there twice, and goes. */
import { expect } from 'chai';
import { PRODUCT } from '../../setup/test-site.ts';
import { eventually, pause } from '../page/eventually.ts';
import { allIn, isVisible, oneIn } from '../page/inside.ts';
import { PartnerPage, SCRIPT } from '../page/partner-page.ts';
import type { TriedElement } from './tried-element.ts';

/** Parts of an element that take the focus. */
const FOCUSABLE = 'input, select, button, a[href]';

export function describeLife(tried: TriedElement): void {
  const { tag, attribute, inFirstView } = tried.subject;

  it('comes to life and replaces its fallback', async () => {
    const page = await PartnerPage.open(`${tried.markup(tried.first)}${SCRIPT}`);
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    expect(element.getAttribute('data-porua-state')).to.equal('ready');
    await eventually(() => expect(allIn(element, 'a.fallback').filter(isVisible)).to.be.empty);
    expect(await page.complaints()).to.deep.equal([]);
  });

  it('tells the page when it is ready', async () => {
    const page = await PartnerPage.open(
      `<div id="outer">${tried.markup(tried.first)}</div><script>
        document.getElementById('outer').addEventListener('porua-ready', (event) => {
          window.heard = [event.target.localName, event.bubbles, event.composed];
        });</script>${SCRIPT}`,
    );
    await tried.expectShown(page.find(tag), tried.first);
    expect(Reflect.get(page.window, 'heard')).to.deep.equal([tag, true, true]);
  });

  it('can be made by script before and after the script of ours', async () => {
    const page = await PartnerPage.open(`<div id="host"></div>${SCRIPT}`);
    const element = page.document.createElement(tag);
    element.setAttribute(attribute, tried.first);
    page.find('#host').append(element);
    await tried.expectShown(element, tried.first);
  });

  it('does nothing before it is in the page', async () => {
    const page = await PartnerPage.open(`${tried.markup(tried.first)}${SCRIPT}`);
    await tried.expectShown(page.find(tag), tried.first);
    // What comes late, as the count of a job's readers, may come.
    const asked = async () =>
      (await page.requests()).filter(
        (path) => tried.isFirstView(path) || path.startsWith(inFirstView),
      ).length;
    const before = await asked();
    page.document.createElement(tag).setAttribute(attribute, tried.second);
    await pause(300);
    expect(await asked()).to.equal(before);
  });

  it('can be listed and written as JSON by the page', async () => {
    const page = await PartnerPage.open(`${tried.markup(tried.first)}${SCRIPT}`);
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    expect(Object.keys(element)).to.deep.equal([]);
    expect(JSON.parse(JSON.stringify([element]))).to.deep.equal([{}]);
  });

  it('bears the script three times', async () => {
    const again = `<script src="${PRODUCT}/embed.js"></script><script type="module" src="${PRODUCT}/embed.js"></script>`;
    const page = await PartnerPage.open(`${SCRIPT}${again}${tried.markup(tried.first)}`);
    await tried.expectShown(page.find(tag), tried.first);
    const assets = (await page.requests()).filter((path) => path.startsWith('/embed/assets/'));
    expect(assets).to.deep.equal([...new Set(assets)]);
    expect(await page.complaints()).to.deep.equal([]);
  });

  it('lives twice on a page, each with its own values', async () => {
    const page = await PartnerPage.open(
      `${tried.markup(tried.first)}${tried.markup(tried.second)}${SCRIPT}`,
    );
    const [one, other] = page.document.querySelectorAll(tag);
    if (!one || !other) throw new Error('the page has no two of them');
    await tried.expectShown(one, tried.first);
    other.scrollIntoView();
    await tried.expectShown(other, tried.second);
    expect(await page.complaints()).to.deep.equal([]);
  });

  it('keeps its state when it is moved', async () => {
    const page = await PartnerPage.open(`<section></section>${tried.markup(tried.first)}${SCRIPT}`);
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    const box = oneIn(element, '.porua-box');
    page.find('section').append(element);
    await pause(100);
    expect(allIn(element, '.porua-box')[0]).to.equal(box);
    // What comes late, as the count of a job's readers, may come; nothing is asked for again.
    const asked = (await page.requests()).filter((path) => path.startsWith('/api/'));
    expect(asked).to.deep.equal([...new Set(asked)]);
  });

  it('keeps the focus when it is moved', async () => {
    const page = await PartnerPage.open(`<section></section>${tried.markup(tried.first)}${SCRIPT}`);
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    element.shadowRoot?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    const focused = element.shadowRoot?.activeElement;
    if (!focused) throw new Error('nothing took the focus');
    page.find('section').append(element);
    expect(element.shadowRoot?.activeElement).to.equal(focused);
  });

  it('gives everything back when it is gone, fifty times', async () => {
    const page = await PartnerPage.open(`${tried.markup(tried.first)}${SCRIPT}`, {
      before: countListeners,
    });
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    const measure = () => {
      const { added, removed } = Reflect.get(page.window, 'listenerCounts');
      return {
        listeners: added - removed,
        page: page.document.adoptedStyleSheets.length,
        own: element.shadowRoot?.adoptedStyleSheets.length,
        roots: element.shadowRoot?.childElementCount,
      };
    };
    // What an element listens to it begins to after its first drawing.
    await page.quiet();
    const before = measure();
    const home = element.parentElement;
    for (let round = 0; round < 50; round += 1) {
      element.remove();
      await pause(5);
      home?.append(element);
      await pause(5);
    }
    await tried.expectShown(element, tried.first);
    await eventually(() => expect(measure()).to.deep.equal(before));
    element.remove();
    await pause(50);
    expect(oneIn(element, '.porua').childElementCount).to.equal(0);
    expect(await page.complaints()).to.deep.equal([]);
  });

  it('shows its fallback link without JavaScript', async () => {
    const page = await PartnerPage.open(`${tried.markup(tried.first)}${SCRIPT}`, {
      hasScripts: false,
    });
    expect(isVisible(page.find('a.fallback'))).to.equal(true);
  });
}

/** Counts what listens to the window and the document of a page. */
function countListeners(page: Window & typeof globalThis): void {
  const counts = { added: 0, removed: 0 };
  Reflect.set(page, 'listenerCounts', counts);
  for (const target of [page, page.document]) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      const [, , options] = args;
      const signal = typeof options === 'object' ? options.signal : undefined;
      counts.added += 1;
      signal?.addEventListener('abort', () => {
        counts.removed += 1;
      });
      addEventListener.apply(target, args);
    };
    target.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      counts.removed += 1;
      removeEventListener.apply(target, args);
    };
  }
}
