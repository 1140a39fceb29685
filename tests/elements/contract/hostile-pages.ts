/** Pages that mean no good, or know no better: an element works there or says why it does not. */
import { expect } from 'chai';
import { eventually } from '../page/eventually.ts';
import { expectFailed } from '../page/expect-failed.ts';
import { PartnerPage, SCRIPT } from '../page/partner-page.ts';
import type { TriedElement } from './tried-element.ts';

const STORES = ['localStorage', 'sessionStorage', 'indexedDB'];

export function describeHostilePages(tried: TriedElement): void {
  const { tag, attribute } = tried.subject;
  const taken = `customElements.define('${tag}', class extends HTMLElement {})`;

  for (const [name, script] of Object.entries({
    'its name is taken': taken,
    // The first view is put there when the code is still on its way.
    'its name is taken while we load': `const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (options) {
        customElements.get('${tag}') || ${taken};
        return attachShadow.call(this, options);
      }`,
    'nothing can be defined': `customElements.define = () => { throw new Error('no') }`,
  }))
    it(`says so and leaves no hole where ${name}`, async () => {
      const page = await PartnerPage.open(
        `<script>${script}</script>${tried.markup(tried.first)}${SCRIPT}`,
        // The assistant and the loader try again each for itself, and would say so at the same time.
        tag === 'porua-assistant' ? {} : { before: hurry },
      );
      await eventually(async () => {
        const own = (await page.complaints()).filter((text) => text.startsWith('[porua]'));
        expect(own, own.join(' | ')).to.have.length(1);
      });
      await expectFailed(page.find(tag));
      expect((await page.complaints()).join()).to.not.include('uncaught');
    });

  it('bears words of others on Object.prototype', async () => {
    const page = await PartnerPage.open(
      `<script>Object.prototype.shout = 'hey'; Object.prototype.each = function () {}; Array.prototype.last = 'end';</script>${tried.markup(tried.first)}${SCRIPT}`,
    );
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    element.setAttribute(attribute, tried.second);
    await tried.expectShown(element, tried.second);
    expect((await page.complaints()).join()).to.not.match(/uncaught|porua/);
  });

  it('works where storage is forbidden', async () => {
    const page = await PartnerPage.open(`${tried.markup(tried.first)}${SCRIPT}`, {
      before(window) {
        for (const name of STORES)
          Object.defineProperty(window, name, {
            get() {
              throw new window.DOMException('forbidden', 'SecurityError');
            },
          });
      },
    });
    await tried.expectShown(page.find(tag), tried.first);
    expect(await page.complaints()).to.deep.equal([]);
  });

  it('leaves the page by no link where the page stops clicks', async () => {
    const page = await PartnerPage.open(
      `<script>document.addEventListener('click', (event) => event.stopPropagation(), true)</script>${tried.markup(tried.first)}${SCRIPT}`,
    );
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    const links = [...(element.shadowRoot?.querySelectorAll('a[href]') ?? [])]
      .filter((link) => link.getAttribute('target') !== '_blank')
      .map((link) => link.getAttribute('href'));
    expect(links.filter((href) => !/^tel:/.test(`${href}`))).to.deep.equal([]);
  });

  it('takes no keys and no clicks where a page is being written', async () => {
    for (const attributes of ['class="editor-styles-wrapper"', 'contenteditable="true"']) {
      const page = await PartnerPage.open(
        `<div ${attributes}>${tried.markup(tried.first)}</div>${SCRIPT}`,
      );
      const element = page.find(tag);
      await eventually(() => expect(element.getAttribute('data-porua-state')).to.equal('ready'));
      element.shadowRoot?.querySelector<HTMLElement>('input, select, button, a[href]')?.focus();
      expect(element.shadowRoot?.activeElement).to.equal(null);
    }
  });
}

/** The shortest pause before a second try, in milliseconds; what the first view has is shorter. */
const OF_A_RETRY_MS = 1000;

/** Takes the pause out of a second try. */
function hurry(page: Window & typeof globalThis): void {
  const { setTimeout } = page;
  Reflect.set(page, 'setTimeout', (run: () => void, ms = 0) =>
    setTimeout(run, ms < OF_A_RETRY_MS ? ms : 0),
  );
}
