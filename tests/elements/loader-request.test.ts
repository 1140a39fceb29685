/** The loader's request for a first view: what it asks for, and that nobody asks for it again. */
import { queryAllByRole } from '@testing-library/dom';
import { expect } from 'chai';
import { PRODUCT } from '../setup/test-site.ts';
import { eventually } from './page/eventually.ts';
import { allIn, contentOf, isVisible, oneIn } from './page/inside.ts';
import { PartnerPage, SCRIPT } from './page/partner-page.ts';
import { click } from './page/press.ts';

const TAG = 'porua-job-board';
const board = (attributes: string) =>
  `<${TAG} ${attributes}><a href="#">Jobs</a></${TAG}>${SCRIPT}`;
const isBoardRequest = (path: string) => path.startsWith('/api/job-board?');
const isFirstView = (path: string) => path.startsWith('/embed/fragment/job-board?');
/** Addresses of the product and of the page. */
const OURS = /^http:\/\/(localhost|127\.0\.0\.1):/;

const expectCards = (element: Element) =>
  eventually(() => expect(isVisible(oneIn(element, 'article')), 'a card').to.equal(true));

const CASES: Record<string, [attributes: string, query: string]> = {
  'our attributes, as they stand in the page': [
    'class="wide" city-id="1" data-track-id="9" category-id=" 2 " place-id="2" more="scroll" page-size="3" style="color:red"',
    'city-id=1&category-id=+2+&place-id=2&more=scroll&page-size=3&lang=en',
  ],
  'bad values, which the server takes for what the element does': [
    'city-id="abc" subject-ids="1,x" tutor-gender="7" salary-min="-1" latitude="north" longitude="90" page-size="999"',
    'city-id=abc&subject-ids=1%2Cx&tutor-gender=7&salary-min=-1&latitude=north&longitude=90&page-size=999&lang=en',
  ],
  'half a position': [
    'latitude="23.7" distance="5" salary-min="9000" subject-ids="3,7"',
    'latitude=23.7&distance=5&salary-min=9000&subject-ids=3%2C7&lang=en',
  ],
};

for (const [name, [attributes, query]] of Object.entries(CASES))
  it(`asks for its first view once, and then for no list: ${name}`, async () => {
    const page = await PartnerPage.open(board(attributes));
    const element = page.find(TAG);
    await eventually(() => {
      expect(element.getAttribute('data-porua-state')).to.equal('ready');
      const headings = queryAllByRole(contentOf(element), 'heading', { name: /^(Found|No)/ });
      expect(headings.filter(isVisible)).to.not.be.empty;
    });
    await page.quiet();
    const requests = await page.requests();
    expect(requests.filter(isFirstView)).to.deep.equal([`/embed/fragment/job-board?${query}`]);
    expect(requests.filter(isBoardRequest)).to.deep.equal([]);
    // So says the browser of each answer that is an error.
    expect((await page.complaints()).join()).to.not.include('Failed to load resource');
  });

it('the first page is not asked for again when the second is loaded', async () => {
  const page = await PartnerPage.open(board('page-size="3" hide-filters'));
  const element = page.find(TAG);
  await eventually(() => expect(allIn(element, 'article')).to.have.length(3));
  await click(() => {
    const [button] = queryAllByRole(contentOf(element), 'button', { name: 'Load more jobs' });
    if (!button) throw new Error('no button for more');
    return button;
  });
  await eventually(() => expect(allIn(element, 'article')).to.have.length(6));
  expect((await page.requests()).filter(isBoardRequest)).to.deep.equal([
    '/api/job-board?page=2&per_page=3&lang=en',
  ]);
});

for (const api of ['javascript:alert(1)', 'data:text/plain,x', 'nonsense://x', 'http://[', '/x'])
  it(`never fetches api="${api}"`, async () => {
    const page = await PartnerPage.open(board(`page-size="3" api="${api}"`));
    await expectCards(page.find(TAG));
    const addresses = await page.addresses();
    expect(addresses.filter((url) => !OURS.test(url) && url !== 'data:,')).to.deep.equal([]);
    expect((await page.requests()).filter(isBoardRequest)).to.have.length(1);
    const complaints = await page.complaints();
    expect(complaints).to.have.length(1);
    expect(complaints[0]).to.include('api');
  });

it('of api only the origin is used', async () => {
  const page = await PartnerPage.open(board(`page-size="3" api="${PRODUCT}/some/path?x=1"`));
  await expectCards(page.find(TAG));
  expect((await page.requests()).filter(isBoardRequest)).to.deep.equal([
    '/api/job-board?page=1&per_page=3&lang=en',
  ]);
});
