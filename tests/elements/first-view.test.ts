/** First views as the server draws them: the same as the browser's, in steps that fit the page. */
import { expect } from 'chai';
import { PRODUCT } from '../setup/test-site.ts';
import { eventually } from './page/eventually.ts';
import { allIn, contentOf, isVisible, oneIn } from './page/inside.ts';
import { PartnerPage, SCRIPT } from './page/partner-page.ts';

/** Parts that are drawn and say nothing. */
const SILENT = /^(slot|path|circle|line|rect)$/;
/** Counts and ages, which change while one looks. */
const CHANGING = /[\d০-৯,]+ views|.*আগে|.* ago/;
const WIDTHS = [360, 591, 592, 893, 894, 959, 960, 1195, 1203, 1204, 1249, 1250, 1500];

/** Returns text and controls of an element, in their order. */
function readContent(element: Element): string[] {
  const all = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
  return all
    .filter(({ localName }) => !SILENT.test(localName))
    .map((one) => {
      const own = [...one.childNodes].filter(({ nodeType }) => nodeType === 3);
      const text = own.map(({ textContent }) => textContent).join('');
      return `${one.localName} ${one.getAttribute('class')} ${text.replace(CHANGING, '')}`;
    });
}

const expectReady = (element: Element) =>
  eventually(() => expect(element.getAttribute('data-porua-state')).to.equal('ready'));

for (const [tag, attributes] of [
  ['porua-job-board', 'page-size="4" city-id="1"'],
  ['porua-job-detail', 'job-id="1"'],
  ['porua-tutor-hub', 'page-size="4"'],
  ['porua-hire-tutor', ''],
  ['porua-assistant', ''],
] as const)
  for (const lang of ['en', 'bn'])
    it(`${tag}, ${lang}: the server draws what the browser draws`, async () => {
      const show = async (api: string) => {
        const page = await PartnerPage.open(`<${tag} ${attributes} ${api}></${tag}>${SCRIPT}`, {
          html: `lang="${lang}"`,
        });
        await expectReady(page.find(tag));
        await page.quiet();
        const views = (await page.requests()).filter((path) => path.startsWith('/embed/fragment/'));
        return { views, content: readContent(page.find(tag)) };
      };
      const ofServer = await show('');
      expect(ofServer.views).to.not.be.empty;
      expect(ofServer.content.length).to.be.above(10);
      const ofBrowser = await show(`api="${PRODUCT}"`);
      expect(ofBrowser.views).to.be.empty;
      expect(ofServer.content).to.deep.equal(ofBrowser.content);
    });

for (const widget of ['job-board', 'tutor-hub'])
  for (const attributes of ['', 'hide-filters'])
    it(`the first step of a ${widget} ${attributes} ends with a whole row of cards, or is one card`, async () => {
      const tag = `porua-${widget}`;
      const page = await PartnerPage.open(`<${tag} ${attributes}></${tag}>${SCRIPT}`, {
        head: '<style>body { margin: 0 }</style>',
      });
      const element = page.find(tag);
      await expectReady(element);
      await eventually(() => {
        const [tenth] = allIn(element, 'article').slice(9);
        expect(tenth && isVisible(tenth), 'the tenth card').to.equal(true);
      });
      contentOf(element).setAttribute('data-step', '0');
      const beyond: string[] = [];
      for (const width of WIDTHS) {
        page.resize(width);
        const list = oneIn(element, '.job-grid');
        const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
        const cards = [...list.children].filter((card) => card.checkVisibility()).length;
        expect(page.window.innerWidth).to.equal(width);
        if (columns <= 3 && cards > 1 && cards % columns)
          beyond.push(`${cards} in ${columns} at ${width}`);
        if (cards > 4) beyond.push(`${cards} at ${width}`);
      }
      expect(beyond).to.deep.equal([]);
    });
