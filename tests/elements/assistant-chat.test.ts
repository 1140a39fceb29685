/** Conversations with the assistant inside a page, and the button that opens one. */
import { expect } from 'chai';
import texts from '#locales/en/site/assistant.json' with { type: 'json' };
import { PRODUCT } from '../setup/test-site.ts';
import { eventually } from './page/eventually.ts';
import { allIn, isVisible, oneIn, oneOfRole } from './page/inside.ts';
import { PartnerPage, SCRIPT } from './page/partner-page.ts';
import { click, press, type } from './page/press.ts';

const TAG = 'porua-assistant';
const FLOATING = `<${TAG} lang="en" mode="floating"></${TAG}>`;
const PHONE = '01712345678';

const logOf = (element: HTMLElement) => oneIn(element, '[role=log]');
const textOf = (element: HTMLElement) => logOf(element).textContent?.replace(/\s+/g, ' ') ?? '';
const expectSaid = (element: HTMLElement, text: string) =>
  eventually(() => expect(textOf(element)).to.include(text));

async function say(element: HTMLElement, text: string) {
  await type(() => oneIn(element, 'textarea'), text);
  await press('Enter');
}

/** Returns the button that opens it, which stands alone while it is closed. */
function launcherOf(element: HTMLElement): HTMLElement {
  const [button] = allIn(element, 'button').filter(isVisible);
  if (!button) throw new Error('no button');
  return button;
}

it('a floating one nobody opens costs a button, wherever it stands', async () => {
  const page = await PartnerPage.open(`<div style="height:4000px"></div>${FLOATING}${SCRIPT}`);
  const element = page.find(TAG);
  await eventually(() =>
    expect(launcherOf(element).getAttribute('aria-label')).to.equal(texts.chat.open),
  );
  const requests = await page.requests();
  expect(requests.filter((path) => path.startsWith('/api/'))).to.deep.equal([]);
  expect(requests.filter((path) => path.startsWith('/embed/assets/'))).to.have.length(1);
  expect(await page.complaints()).to.deep.equal([]);
});

it('begins with what the page wants, in the words of the page', async () => {
  const page = await PartnerPage.open(
    `<${TAG} lang="en" intent="fees" greeting="&lt;b&gt;Welcome&lt;/b&gt; to Shapla"></${TAG}>${SCRIPT}`,
  );
  await expectSaid(page.find(TAG), '<b>Welcome</b> to Shapla');
  await expectSaid(page.find(TAG), texts.choice.fees);
});

it('a phone is never asked for on the page, and blotted out where it is typed', async () => {
  const page = await PartnerPage.open(`<${TAG} lang="en"></${TAG}>${SCRIPT}`);
  const element = page.find(TAG);
  await say(element, `call me on ${PHONE}`);
  await expectSaid(element, texts.phoneAside);
  expect(JSON.stringify({ ...page.window.sessionStorage })).to.not.include(PHONE);
  await say(element, 'I want to talk to a person');
  await click(() => oneOfRole(logOf(element), 'button', texts.choice.callMe));
  const link = await eventually(() => oneOfRole(element, 'link', /Leave your number/));
  expect(link.getAttribute('href')?.startsWith(`${PRODUCT}/assistant?call-me=1`)).to.equal(true);
  expect(allIn(element, 'input[type=tel]')).to.be.empty;
  expect(await page.complaints()).to.deep.equal([]);
});

for (const [where, style] of Object.entries({
  'a transformed parent': 'transform: translateY(40px)',
  'a clipping, filtered parent': 'filter: blur(0); overflow: hidden; height: 60px',
  'a page without anything': '',
}))
  it(`the button and the open assistant stand in the corner inside ${where}`, async () => {
    const page = await PartnerPage.open(
      `<div style="width:200px;${style}">Help ${FLOATING.replace('></', '><a href="#">Porua</a></')}</div><div style="height:2000px"></div>${SCRIPT}`,
    );
    const element = page.find(TAG);
    const { innerWidth, innerHeight } = page.window;
    const expectInCorner = () =>
      eventually(() => {
        const { right, bottom } = launcherOf(element).getBoundingClientRect();
        expect(right).to.be.above(innerWidth - 40);
        expect(bottom).to.be.above(innerHeight - 40);
      });
    await expectInCorner();
    await click(() => launcherOf(element));
    await eventually(() => {
      expect(isVisible(logOf(element))).to.equal(true);
      const { top, bottom, left, right } = logOf(element).getBoundingClientRect();
      expect(top).to.be.below(innerHeight);
      expect(left).to.be.below(innerWidth);
      expect(bottom).to.be.above(0);
      expect(right).to.be.above(0);
    });
    await press('Escape');
    await eventually(() => expect(allIn(element, '[role=log]').filter(isVisible)).to.be.empty);
    await expectInCorner();
  });

it('it understands and answers with words of others on Object.prototype', async () => {
  const page = await PartnerPage.open(
    `<script>Object.prototype.shout = 'fee'; Object.prototype.name = 'Dhaka'; Object.prototype.city = 'hey';</script><${TAG} lang="en"></${TAG}>${SCRIPT}`,
  );
  const element = page.find(TAG);
  await expectSaid(element, texts.chat.greeting);
  await say(element, 'fee for 6000 home tuition');
  await expectSaid(element, '৳ 3,300');
  await say(element, 'math tutor in Mirpur for class 8');
  await expectSaid(element, 'math tutor in Mirpur for class 8');
  expect(textOf(element)).to.not.include('hey');
  expect((await page.complaints()).join()).to.not.match(/uncaught|porua/);
});
