/**
 * The story from a guardian on a school's page to a confirmed tuition, each person at a browser of
 * their own.
 */
import { expectAlive } from '../embed/expect-alive.ts';
import { PARTNER } from '../setup/test-site.ts';
import { answerTuition, goOn, verifyPhone } from './hire-form.ts';
import {
  column,
  digits,
  enter,
  expect,
  newReader,
  noticeStart,
  storyTexts,
  textsTo,
} from './marketplace.ts';
import { observe } from './page-observer.ts';
import { newPhone } from './person.ts';
import { pressUntil, SOON } from './press-until.ts';
import { storyIn, test, toNumber } from './reader.ts';

const TUTOR = 'Nusrat Jahan';
const WHY = 'She lives close by';

const lang = storyIn('bn');

test(`a guardian on a school's page gets a tutor, ${lang}`, async ({ browser, request }) => {
  test.setTimeout(420_000);
  const texts = storyTexts(lang);
  const { applying, hire, job, parent, staff, history, notifications } = texts;
  const phone = newPhone();
  const secrets = { phone: phone.slice(1), address: 'House 7, Road 3', name: 'Rokeya Begum' };

  const school = await newReader(browser, lang);
  const schoolObserver = await observe(school);
  await school.goto(`${PARTNER}/school.html`);
  const form = school.locator('porua-hire-tutor');
  await form.evaluate((node, value) => {
    node.setAttribute('lang', value);
    node.scrollIntoView();
  }, lang);
  await expectAlive(form);
  await answerTuition(form, texts);
  await goOn(form, texts);
  const frame = school.frameLocator('porua-hire-tutor iframe');
  await verifyPhone(frame, texts, request, phone, hire.contact.submit);
  await expect(form.getByRole('heading', { name: hire.done.title })).toBeVisible();
  const id = toNumber((await form.locator('strong.tabular').textContent()) ?? '');
  expect(await (await request.get(`/api/job-board/${id}`)).status()).toBe(404);

  const desk = await enter(browser, 'staff', lang);
  await desk.goto(`/staff/requests/${id}`);
  await expect(desk.getByText(secrets.address)).toBeVisible();
  await desk.getByRole('button', { name: staff.act.approve, exact: true }).click();
  await column(desk, staff.approve.title).getByRole('button', { name: staff.approve.do }).click();
  await expect(desk.getByText(staff.done.approve.replace('{{no}}', `R${id}`))).toBeVisible();

  // The draft is this tab's own and has gone with the request; the page may be read again.
  await schoolObserver.expectNothingOf({ phone: secrets.phone, name: secrets.name });
  const visitor = await newReader(browser, lang);
  const visitorObserver = await observe(visitor);
  await visitor.goto(`${PARTNER}/school.html`);
  const card = visitor.locator(`porua-job-board a[data-job-id="${id}"]`).first();
  await expect(card).toBeVisible();
  // Until then its links lead to our own site.
  await expectAlive(visitor.locator('porua-job-board'));
  await card.click();
  await expect(visitor.locator('section.job-in-place article')).toBeVisible();
  await visitorObserver.expectNothingOf(secrets);

  const tutor = await enter(browser, 'tutor', lang);
  const tutorObserver = await observe(tutor);
  await tutor.goto(`/job-details/${id}`);
  await tutor.getByRole('button', { name: job.apply, exact: true }).first().click();
  const apply = tutor.getByRole('dialog', { name: applying.title });
  await apply.getByRole('checkbox').check();
  await apply.getByRole('button', { name: applying.send }).click();
  await expect(tutor.getByText(job.appliedNotice)).toBeVisible();
  await tutorObserver.expectNothingOf(secrets);

  await desk.goto(`/staff/requests/${id}/pipeline`);
  await pressUntil(
    column(desk, staff.stage.applied).getByRole('button', {
      name: staff.pipeline.to.shortlisted,
    }),
    () => expect(column(desk, staff.stage.shortlisted)).toContainText(TUTOR, SOON),
  );
  await column(desk, staff.compare.title).getByRole('button', { name: staff.compare.send }).click();
  await expect(desk.getByText(staff.compare.sent)).toBeVisible();
  const link = (await textsTo(request, phone)).join('\n').match(/\bhttps?:\S+#[\w-]+/)?.[0];
  expect(link).toBeDefined();

  const guardian = await newReader(browser, lang);
  const guardianObserver = await observe(guardian);
  await guardian.goto(link ?? '');
  await guardian
    .getByRole('button', { name: parent.compare.choose.replace('{{name}}', TUTOR) })
    .click();
  await expect(guardian.getByText(parent.compare.thanks).first()).toBeVisible();
  await guardian.getByRole('button', { name: parent.compare.addReason }).click();
  const why = guardian.getByRole('dialog');
  await why.getByLabel(parent.compare.why).fill(WHY);
  await why.getByRole('button', { name: parent.compare.sendReason }).click();
  await expect(why).toBeHidden();
  await guardianObserver.expectNothingOf(secrets);

  await tutor.goto('/tutor/job-history/shortlisted-jobs');
  const jobNo = history.jobNo.replace('{{id}}', digits(id, lang));
  const entry = tutor.getByRole('article').filter({ hasText: jobNo });
  await expect(entry).toBeVisible();
  await tutorObserver.expectNothingOf(secrets);

  await desk.reload();
  await expect(column(desk, staff.compare.title)).toContainText(WHY);
  await expect(column(desk, staff.stage.shortlisted)).toContainText(staff.pipeline.chosen);
  for (const [from, to] of [
    ['shortlisted', 'appointed'],
    ['appointed', 'confirm'],
  ] as const) {
    const name = staff.pipeline.to[to];
    await column(desk, staff.stage[from]).getByRole('button', { name, exact: true }).click();
    // No demo class was set: staff say so.
    if (to === 'confirm') await desk.getByLabel(staff.pipeline.withoutDemo).check();
    await desk.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await expect(column(desk, staff.stage[to])).toContainText(TUTOR);
  }

  await tutor.goto('/tutor/job-history/confirm-jobs');
  await expect(entry).toBeVisible();
  await tutor.goto('/notifications');
  const { kind } = notifications;
  for (const notice of [
    kind.application_shortlisted,
    kind.application_appointed,
    kind.application_confirmed,
  ])
    await expect(
      tutor
        .getByRole('listitem')
        .filter({ hasText: noticeStart(notice, id, lang) })
        .first(),
    ).toBeVisible();
  const sent = (await textsTo(request, phone)).filter((text) => text.includes(`R${id}`));
  expect(sent.filter((text) => text.includes(TUTOR)).length).toBeGreaterThanOrEqual(3);

  // As half a minute later, when the browser keeps no answer of the board any more.
  const browserOfVisitor = await visitor.context().newCDPSession(visitor);
  await browserOfVisitor.send('Network.clearBrowserCache');
  await visitor.goto(`${PARTNER}/school.html`);
  await expect(visitor.locator('porua-job-board article').first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await visitorObserver.expectNothingOf(secrets);
  for (const page of [school, desk, visitor, tutor, guardian]) await page.context().close();
});
