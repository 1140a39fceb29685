/** Jobs that the board opens inside a page, and what a visitor chose in it. */
import { queryAllByRole } from '@testing-library/dom';
import { expect } from 'chai';
import board from '#locales/en/market/board.json' with { type: 'json' };
import boardControls from '#locales/en/market/boardControls.json' with { type: 'json' };
import job from '#locales/en/market/job.json' with { type: 'json' };
import { eventually } from './page/eventually.ts';
import { allIn, contentOf, isVisible, oneIn, oneOfRole } from './page/inside.ts';
import { PartnerPage, SCRIPT } from './page/partner-page.ts';
import { click, press } from './page/press.ts';

const TAG = 'porua-job-board';
const markup = (attributes = '') =>
  `<div style="height:400px"></div><${TAG} page-size="6" site="shapla" ${attributes}><a href="#">Jobs</a></${TAG}>${SCRIPT}`;

/** Finds a card of a board that answers: before, it leads to our site as links do. */
function cardOf(element: HTMLElement, index = 0): HTMLElement {
  expect(element.getAttribute('data-porua-state')).to.equal('ready');
  const card = allIn(element, 'a[data-job-id]')[index];
  if (!card) throw new Error(`no card ${index}`);
  return card;
}

const expectJob = (element: HTMLElement) =>
  eventually(() =>
    expect(isVisible(oneOfRole(element, 'heading', job.details.title))).to.equal(true),
  );
const idOf = (card: Element | null | undefined) => card?.getAttribute('data-job-id');

it('inline: reads a job in place and comes back to card, focus and scroll', async () => {
  const page = await PartnerPage.open(markup());
  const element = page.find(TAG);
  const card = await eventually(() => cardOf(element, 3));
  card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const scrolled = page.window.scrollY;
  const jobId = idOf(card);
  const address = page.window.location.href;
  await click(() => card);
  await expectJob(element);
  const opened = oneIn(element, 'section.job-in-place');
  await eventually(() => expect(element.shadowRoot?.activeElement).to.equal(opened));
  expect(isVisible(card), 'the card is out of sight').to.equal(false);
  expect(element.getBoundingClientRect().y).to.be.at.least(-1);

  await click(() => oneOfRole(element, 'button', board.back));
  await eventually(() => expect(isVisible(cardOf(element, 3))).to.equal(true));
  await eventually(() => expect(idOf(element.shadowRoot?.activeElement)).to.equal(jobId));
  expect(page.window.scrollY).to.equal(scrolled);
  expect(page.window.location.href).to.equal(address);
  expect(await page.complaints()).to.deep.equal([]);
});

it('inline: the detail is fetched ahead, once the board is ready and idle', async () => {
  const page = await PartnerPage.open(markup());
  const element = page.find(TAG);
  await eventually(() => expect(isVisible(cardOf(element))).to.equal(true));
  const fetched = async () =>
    (await page.requests()).filter((path) => path.startsWith('/embed/assets/'));
  await eventually(async () => {
    const ofDetail = (await fetched()).filter((path) => path.includes('/job-detail-'));
    expect(ofDetail).to.not.be.empty;
  });
  await page.quiet();
  const ahead = await fetched();
  await click(() => cardOf(element));
  await expectJob(element);
  expect(await fetched()).to.deep.equal(ahead);
});

it('modal: a dialog in the top layer; Escape gives the focus back', async () => {
  const page = await PartnerPage.open(
    `<div style="transform:scale(1);overflow:hidden;contain:paint">${markup('open="modal"')}</div>`,
  );
  const element = page.find(TAG);
  const jobId = await eventually(() => idOf(cardOf(element)));
  await click(() => cardOf(element));
  await expectJob(element);
  expect(isVisible(cardOf(element)), 'the card stays').to.equal(true);
  const dialog = oneIn(element, 'dialog');
  const { x, width } = dialog.getBoundingClientRect();
  expect(Math.abs(x + width / 2 - page.window.innerWidth / 2)).to.be.at.most(8);
  await press('Escape');
  await eventually(() => expect(queryAllByRole(contentOf(element), 'dialog')).to.have.length(0));
  await eventually(() => expect(idOf(element.shadowRoot?.activeElement)).to.equal(jobId));
});

it('the page may keep a job from opening', async () => {
  const page = await PartnerPage.open(
    `<script>document.addEventListener('porua-job-open', (event) => {
      window.heard = event.detail.jobId; event.preventDefault(); });</script>${markup()}`,
  );
  const element = page.find(TAG);
  const jobId = await eventually(() => idOf(cardOf(element)));
  await click(() => cardOf(element));
  await eventually(() => expect(Reflect.get(page.window, 'heard')).to.equal(Number(jobId)));
  expect(isVisible(cardOf(element)), 'the card stays').to.equal(true);
  expect(allIn(element, 'section.job-in-place')).to.be.empty;
});

it('a visitor changes the preset filter, and a new preset replaces it', async () => {
  const page = await PartnerPage.open(markup('city-id="1" lang="en"'));
  const element = page.find(TAG);
  const chips = () =>
    queryAllByRole(contentOf(element), 'list', { name: boardControls.filters.applied });
  const expectChip = (city: string) =>
    eventually(() => expect(chips()[0]?.textContent).to.include(city));
  await expectChip('Dhaka');
  await click(() => {
    cardOf(element);
    const button = chips()[0]?.querySelector('button');
    if (!button) throw new Error('no chip');
    return button;
  });
  await eventually(() => expect(chips()).to.have.length(0));
  element.setAttribute('theme', 'dark');
  await eventually(() => expect(contentOf(element).dataset['theme']).to.equal('dark'));
  expect(chips()).to.have.length(0);
  element.setAttribute('city-id', '2');
  await expectChip('Chattogram');
});

it('takes arrays as properties', async () => {
  const page = await PartnerPage.open(markup());
  const element = page.find(TAG);
  await eventually(() => expect(isVisible(cardOf(element))).to.equal(true));
  Reflect.set(element, 'subjectIds', [1, 2]);
  await eventually(async () => {
    const asked = (await page.requests()).filter((path) => path.includes('subjects=1%2C2'));
    expect(asked).to.not.be.empty;
  });
});
