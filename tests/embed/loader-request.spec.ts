/** The loader's request for a first view: what it asks for, and that nobody asks for it again. */
import { PRODUCT } from '../setup/test-site.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

const board = (attributes: string) =>
  `<porua-job-board ${attributes}><a href="#">Jobs</a></porua-job-board>${SCRIPT}`;
const isBoardRequest = (path: string) => path.startsWith('/api/job-board?');
const isFirstView = (path: string) => path.startsWith('/embed/fragment/job-board?');

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
  test(`asks for its first view once, and then for no list: ${name}`, async ({ page, partner }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (!response.ok()) failed.push(response.url());
    });
    await partner.open(board(attributes));
    const element = page.locator('porua-job-board');
    await expect(element).toHaveAttribute('data-porua-state', 'ready');
    await expect(element.getByRole('heading', { name: /^(Found|No)/ }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(partner.requests.filter(isFirstView)).toEqual([`/embed/fragment/job-board?${query}`]);
    expect(partner.requests.filter(isBoardRequest)).toEqual([]);
    expect(failed).toEqual([]);
  });

test('the first page is not asked for again when the second is loaded', async ({
  page,
  partner,
}) => {
  await partner.open(board('page-size="3" hide-filters'));
  const element = page.locator('porua-job-board');
  await expect(element.locator('article')).toHaveCount(3);
  await element.getByRole('button', { name: 'Load more jobs' }).click();
  await expect(element.locator('article')).toHaveCount(6);
  const asked = partner.requests.filter(isBoardRequest);
  expect(asked).toEqual(['/api/job-board?page=2&per_page=3&lang=en']);
});

for (const api of ['javascript:alert(1)', 'data:text/plain,x', 'nonsense://x', 'http://[', '/x'])
  test(`never fetches api="${api}"`, async ({ page, partner }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await partner.open(board(`page-size="3" api="${api}"`));
    await expect(page.locator('porua-job-board article').first()).toBeVisible();
    expect(asked.filter((url) => !/^http:\/\/(localhost|127\.0\.0\.1):/.test(url))).toEqual([]);
    expect(partner.requests.filter(isBoardRequest)).toHaveLength(1);
    expect(partner.complaints).toEqual([expect.stringContaining('api')]);
  });

test('of api only the origin is used', async ({ page, partner }) => {
  await partner.open(board(`page-size="3" api="${PRODUCT}/some/path?x=1"`));
  await expect(page.locator('porua-job-board article').first()).toBeVisible();
  expect(partner.requests.filter(isBoardRequest)).toEqual([
    '/api/job-board?page=1&per_page=3&lang=en',
  ]);
});
