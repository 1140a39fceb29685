/** Language, theme and colours, and the page's styles around them. */
import { queryAllByRole, queryAllByText } from '@testing-library/dom';
import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { darkColors } from '#ui/theme/tokens.ts';
import { eventually } from '../page/eventually.ts';
import { expectAlive } from '../page/expect-alive.ts';
import { allIn, contentOf, isVisible, oneIn } from '../page/inside.ts';
import { PartnerPage, SCRIPT } from '../page/partner-page.ts';
import { readStyles } from '../page/read-styles.ts';
import { contrastOf } from './contrast-of.ts';
import { hostileCss } from './hostile-css.ts';
import type { TriedElement } from './tried-element.ts';

/** `#rrggbb` as browsers say it. */
const INK_IN_DARK = `rgb(${darkColors.ink
  .match(/[0-9a-f]{2}/g)
  ?.map((part) => Number.parseInt(part, 16))
  .join(', ')})`;
const BRANDS = ['#7a2e3a', '#ffe600', '#00e5ff', '#12004d'];

/** The controls of a list, by what they are called. */
const controlsIn = (element: Element, name: RegExp) =>
  queryAllByRole(contentOf(element), 'button', { name }).filter(isVisible);

export function describeLooks(tried: TriedElement): void {
  const { tag, words } = tried.subject;

  it('changes language and theme in place', async () => {
    const page = await PartnerPage.open(`${tried.markup(tried.first)}${SCRIPT}`);
    const element = page.find(tag);
    const expectWords = (text: string) =>
      eventually(() => {
        const [found] = queryAllByText(contentOf(element), text, { exact: false });
        expect(found && isVisible(found), text).to.equal(true);
      });
    await expectWords(words.en);
    // Another language before that is another first view.
    await expectAlive(element);
    oneIn(element, '.porua-box').setAttribute('data-mark', '');
    element.setAttribute('lang', 'bn');
    await expectWords(words.bn);
    element.removeAttribute('lang');
    await expectWords(words.en);
    page.document.documentElement.setAttribute('lang', 'bn');
    await expectWords(words.bn);
    element.setAttribute('theme', 'dark');
    await eventually(() => {
      expect(contentOf(element).dataset['theme']).to.equal('dark');
      expect(getComputedStyle(contentOf(element)).color).to.equal(INK_IN_DARK);
    });
    expect(allIn(element, '.porua-box[data-mark]')).to.have.length(1);
  });

  it('looks the same under hostile styles', async () => {
    // Without reserve: how much of it is left free depends on the page's own heights.
    const body = `<main>${tried.markup(tried.first, 'style="width:340px;--porua-reserve:0px"')}</main>${SCRIPT}`;
    const time = Date.now();
    const lookUnder = async (css: string) => {
      const page = await PartnerPage.open(body, {
        head: `<style>${css}</style>`,
        // "Just now" becomes "1 minute ago" while one looks at it.
        before: (window) => stopClock(window, time),
      });
      const element = page.find(tag);
      await tried.expectShown(element, tried.first);
      return element;
    };
    const calm = readStyles(await lookUnder('main { width: 340px }'));
    expect(calm.length).to.be.above(20);
    for (const [name, css] of Object.entries(hostileCss)) {
      const styles = `${css} main { width: 340px !important; display: block !important }`;
      const element = await lookUnder(styles);
      await eventually(() => expect(readStyles(element), name).to.deep.equal(calm));
    }
  });

  it('lets the page style its parts', async () => {
    const page = await PartnerPage.open(`${tried.markup(tried.first)}${SCRIPT}`, {
      head: `<style>${tag}::part(root) { outline: 3px solid rgb(1, 2, 3) } ${tag}::part(full-site-link) { color: rgb(4, 5, 6) }</style>`,
    });
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    expect(getComputedStyle(contentOf(element)).outlineColor).to.equal('rgb(1, 2, 3)');
    const link = oneIn(element, 'a[part=full-site-link]');
    expect(getComputedStyle(link).color).to.equal('rgb(4, 5, 6)');
  });

  it('shows itself where empty things are hidden', async () => {
    const { always, attribute } = tried.subject;
    const page = await PartnerPage.open(
      `<${tag} ${always} ${attribute}="${tried.first}" ></${tag}>${SCRIPT}`,
      { head: '<style>*:empty { display: none !important }</style>' },
    );
    await tried.expectShown(page.find(tag), tried.first);
    expect(await page.complaints()).to.deep.equal([]);
  });

  it('keeps its own direction on a page from right to left', async () => {
    const page = await PartnerPage.open(`${tried.markup(tried.first, 'lang="en"')}${SCRIPT}`, {
      html: 'lang="ar" dir="rtl"',
    });
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    expect(getComputedStyle(contentOf(element)).direction).to.equal('ltr');
  });

  it('brings no first heading of its own and prints no filters', async () => {
    const markup = tried.markup(tried.first).replace('hide-filters', '');
    const page = await PartnerPage.open(`<h1>The page</h1>${markup}${SCRIPT}`);
    const element = page.find(tag);
    await tried.expectShown(element, tried.first);
    expect(queryAllByRole(contentOf(element), 'heading', { level: 1 })).to.be.empty;
    if (!/board|hub/.test(tag)) return;
    await eventually(() => expect(controlsIn(element, /filter|location|Search/i)).to.not.be.empty);
    await emulateMedia({ media: 'print' });
    try {
      await eventually(() => {
        expect(isVisible(oneIn(element, 'article')), 'a card is printed').to.equal(true);
        const fields = allIn(element, 'input[type=text], input[type=search], select');
        expect(fields.filter(isVisible), 'printed fields').to.be.empty;
        expect(controlsIn(element, /filter|location|Search|more/i), 'printed buttons').to.be.empty;
      });
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  for (const theme of ['light', 'dark'])
    it(`can be read in the colours of a partner, ${theme}`, async () => {
      for (const brand of BRANDS) {
        const page = await PartnerPage.open(
          `${tried.markup(tried.first, `theme="${theme}"`)}${SCRIPT}`,
          {
            head: `<style>${tag} { --porua-brand: ${brand}; --porua-on-brand: white; }</style>`,
          },
        );
        const element = page.find(tag);
        await tried.expectShown(element, tried.first);
        await eventually(() =>
          expect(contrastOf(element, 'brand', 'paper'), brand).to.be.at.least(4.5),
        );
        expect(contrastOf(element, 'brand', 'surface'), brand).to.be.at.least(4.5);
        expect(contrastOf(element, 'on-brand', 'brand'), brand).to.be.at.least(4.5);
      }
    });
}

/** Lets a page see one time only; its timers run on. */
function stopClock(page: Window & typeof globalThis, time: number): void {
  const { Date: ItsDate } = page;
  page.Date = new Proxy(ItsDate, {
    construct: (target, args, self) => Reflect.construct(target, args.length ? args : [time], self),
    get: (target, name) => (name === 'now' ? () => time : Reflect.get(target, name)),
  });
}
