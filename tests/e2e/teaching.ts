/** The two people of a tuition, at a product whose clock the test moves, each at a browser of their own. */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Stage } from '#core/market/hire/application-stages.ts';
import { type TuitionTab, tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import type money from '#locales/en/money/money.json';
import type changes from '#locales/en/tuition/changes.json';
import type chat from '#locales/en/tuition/chat.json';
import type routine from '#locales/en/tuition/routine.json';
import type teaching from '#locales/en/tuition/teaching.json';
import type { ClockedProduct } from './clocked-product.ts';
import { callerFor, REQUEST, requestBody } from './hiring.ts';
import { PHONES, signIn } from './person.ts';
import { pressUntil, SOON, untilDone } from './press-until.ts';
import { expect, read, type TestLang, textsOf } from './reader.ts';

export const SIDES = ['tutor', 'guardian'] as const;
export type Side = (typeof SIDES)[number];
const PHONE_OF: Record<Side, string> = { tutor: PHONES.tutor, guardian: PHONES.parent };

export const teachingTexts = (lang: TestLang) => ({
  ...textsOf(lang),
  changes: read<typeof changes>(lang, 'changes'),
  chat: read<typeof chat>(lang, 'chat'),
  money: read<typeof money>(lang, 'money'),
  routine: read<typeof routine>(lang, 'routine'),
  teaching: read<typeof teaching>(lang, 'teaching'),
});

export interface Tuition {
  id: number;
  jobId: number;
}

/** Asked for, approved, applied for and confirmed today, behind the screen. */
export async function confirmTuition({ origin }: ClockedProduct): Promise<Tuition> {
  const guardian = await callerFor(PHONES.parent, origin);
  const { id: jobId } = await guardian.call('createRequest', { body: requestBody() });
  const staff = await callerFor(PHONES.staff, origin);
  const { version } = await staff.call('getStaffRequest', { params: { id: jobId } });
  const body = { version, actual_salary: REQUEST.salary };
  await staff.call('approveRequest', { params: { id: jobId }, body });
  const tutor = await callerFor(PHONES.tutor, origin);
  await tutor.call('applyToJob', { params: { jobId }, body: { terms_accepted: true } });
  const { columns } = await staff.call('getPipeline', { params: { id: jobId } });
  const id = columns.flatMap(({ cards }) => cards)[0]?.application_id ?? 0;
  let from: Stage = 'applied';
  for (const to of ['shortlisted', 'appointed', 'confirm'] as const) {
    await staff.call('moveApplication', { params: { id }, body: { from, to, without_demo: true } });
    from = to;
  }
  return { id, jobId };
}

/** All that is open of an invoice, paid in cash to staff. */
export async function payInCash(
  { origin }: ClockedProduct,
  { id, open_poisha: amount_poisha }: { id: number; open_poisha: number },
): Promise<void> {
  const staff = await callerFor(PHONES.staff, origin);
  await staff.call('recordMoney', {
    params: { id },
    body: { service: 'cash', trx: `CASH-${id}`, amount_poisha, idempotency_key: randomUUID() },
  });
}

/** The platform charge, paid in cash to staff, so that there is something to give back. Its invoice. */
export async function payCharge(product: ClockedProduct, { jobId }: Tuition): Promise<number> {
  const tutor = await callerFor(PHONES.tutor, product.origin);
  const { data } = await tutor.call('listInvoices', { query: { page: 1 } });
  const invoice = data.find(({ charge }) => charge?.job_id === jobId);
  if (!invoice) throw new Error('No charge for the tuition');
  await payInCash(product, invoice);
  return invoice.id;
}

export class Person {
  readonly side: Side;
  readonly page: Page;
  readonly context: BrowserContext;
  private readonly product: ClockedProduct;
  constructor(side: Side, page: Page, product: ClockedProduct) {
    this.side = side;
    this.page = page;
    this.context = page.context();
    this.product = product;
  }

  async open(tab: TuitionTab, { id }: Tuition): Promise<Page> {
    const path = tuitionPath(this.side, tab, id);
    const isIn = this.page
      .locator('nav[aria-label]')
      .filter({ has: this.page.locator(`a[href="${path}"]`) });
    return this.openPath(path, isIn);
  }

  /** Months later a session has ended. `isIn` is there as soon as the page is. */
  async openPath(path: string, isIn: Locator): Promise<Page> {
    const { page, product } = this;
    await untilDone(async () => {
      await page.goto(path);
      await expect(isIn.or(page.locator('input[type=password]')).first()).toBeVisible(SOON);
    });
    if ((await isIn.count()) === 0) await signIn(page, PHONE_OF[this.side], path, product.origin);
    await expect(isIn).toBeVisible();
    return page;
  }
}

export async function enter(
  browser: Browser,
  side: Side,
  lang: TestLang,
  product: ClockedProduct,
): Promise<Person> {
  const context = await browser.newContext({ baseURL: product.origin });
  await context.addCookies([{ name: 'lang', value: lang, url: product.origin }]);
  await context.clock.install({ time: product.now() });
  const page = await context.newPage();
  await signIn(page, PHONE_OF[side], '/', product.origin);
  return new Person(side, page, product);
}

/** Presses a button and then the one of the dialog it opens. */
export async function agree(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await sendDialog(page, button, async () => undefined);
}

/** Fills in the dialog that is open and sends it. */
export async function sendDialog(
  page: Page,
  send: string,
  fill: (dialog: Locator) => Promise<void>,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await pressUntil(dialog.getByRole('button', { name: send, exact: true }), () =>
    expect(dialog).toHaveCount(0, SOON),
  );
}
