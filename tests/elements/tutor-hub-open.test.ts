/** Profiles that the tutor hub opens inside a page. */
import { queryAllByRole, queryAllByText } from '@testing-library/dom';
import { expect } from 'chai';
import tutorProfile from '#locales/en/people/tutorProfile.json' with { type: 'json' };
import { eventually } from './page/eventually.ts';
import { expectAlive } from './page/expect-alive.ts';
import { allIn, contentOf, isVisible, oneOfRole } from './page/inside.ts';
import { PartnerPage, SCRIPT } from './page/partner-page.ts';
import { click, press } from './page/press.ts';

const TAG = 'porua-tutor-hub';
const hub = (attributes: string) =>
  `<${TAG} lang="en" page-size="4" ${attributes}><a href="#">Tutors</a></${TAG}>${SCRIPT}`;

function linkOf(element: HTMLElement, index: number): HTMLElement {
  expect(element.getAttribute('data-porua-state')).to.equal('ready');
  const link = allIn(element, 'a[data-tutor-id]').at(index);
  if (!link) throw new Error(`no tutor ${index}`);
  return link;
}

it('above the page as a dialog, and not at all where the page says so', async () => {
  const page = await PartnerPage.open(
    `<script>window.heard = []; document.addEventListener('porua-tutor-open', (event) => {
      window.heard.push(event.detail.tutorId); if (window.heard.length > 1) event.preventDefault();
    });</script>${hub('open="modal" hide-filters')}`,
  );
  const element = page.find(TAG);
  const dialogs = () => queryAllByRole(contentOf(element), 'dialog');
  await click(() => linkOf(element, 0));
  await eventually(() => {
    const [dialog] = dialogs();
    const [about] = dialog ? queryAllByText(dialog, tutorProfile.profile.about) : [];
    expect(about && isVisible(about), 'the profile').to.equal(true);
  });
  await press('Escape');
  await eventually(() => expect(dialogs()).to.have.length(0));
  await click(() => linkOf(element, -1));
  await eventually(() => expect(Reflect.get(page.window, 'heard')).to.have.length(2));
  expect(dialogs()).to.have.length(0);
});

it('nothing of the video host is asked for by opening a profile', async () => {
  const page = await PartnerPage.open(hub('tutor-id="T1001"'));
  const element = page.find(TAG);
  await expectAlive(element);
  await click(() => linkOf(element, 0));
  const video = await eventually(() => oneOfRole(element, 'link', /intro video/));
  expect(video.getAttribute('href')).to.match(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  expect((await page.addresses()).filter((url) => /youtu|ytimg|google/.test(url))).to.be.empty;
});
