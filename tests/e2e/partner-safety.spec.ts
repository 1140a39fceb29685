/** Tests what a connection must not do, and that nothing secret is left on the partner's page. */
import { PRODUCT } from '../setup/test-site.ts';
import { agree, openJob, pressForWindow, saveButton, test } from './partner-session.ts';
import { PHONES, signIn } from './person.ts';
import { expect } from './reader.ts';

test('signing out in the app signs out every widget of the page', async ({ visit }) => {
  const { page, context } = await visit();
  const element = await openJob(page);
  await agree(await pressForWindow(page, saveButton(element)), PHONES.tutor, true);
  await expect(element.getByText(/Connected to Porua as/)).toBeVisible();
  const app = await context.newPage();
  await app.goto(`${PRODUCT}/tutor/dashboard`);
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
  await app.keyboard.press('Control+l');
  await expect(app).toHaveURL(/\/auth\/signin/);
  await page.waitForTimeout(1100);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(element.getByText(/Connected to Porua as/)).toHaveCount(0);
  await expect(saveButton(element)).toHaveAttribute('aria-pressed', 'false');
});

test('another tab of the partner follows a disconnection', async ({ visit }) => {
  const { page, context } = await visit();
  const element = await openJob(page);
  await agree(await pressForWindow(page, saveButton(element)), PHONES.tutor, true);
  await expect(element.getByText(/Connected to Porua as/)).toBeVisible();
  const other = await context.newPage();
  const second = await openJob(other);
  await expect(second.getByText(/Connected to Porua as/)).toBeVisible();
  await second.getByRole('button', { name: 'Disconnect' }).click();
  await expect(second.getByText(/Connected to Porua as/)).toHaveCount(0);
  await expect(element.getByText(/Connected to Porua as/)).toHaveCount(0);
});

test('only a press that is meant connects', async ({ visit }) => {
  const { page, context } = await visit();
  const app = await context.newPage();
  await signIn(app, PHONES.parent, '/healthz');
  const element = await openJob(page);
  // A test is slower than a double click: the 0.7 s before presses count last four.
  await context.addInitScript(() => {
    const later = window.setTimeout;
    Reflect.set(window, 'setTimeout', (run: () => void, ms: number, ...rest: unknown[]) =>
      later(run, ms === 700 ? 4000 : ms, ...rest),
    );
  });
  const popup = await pressForWindow(page, saveButton(element));
  const approvals: string[] = [];
  popup.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/embed/connect'))
      approvals.push(request.url());
  });
  const connect = popup.getByRole('button', { name: 'Connect', exact: true });
  await connect.click({ force: true });
  await connect.focus();
  await popup.keyboard.down('Enter');
  await expect(connect).not.toHaveAttribute('aria-disabled');
  await popup.keyboard.down('Enter');
  await popup.keyboard.up('Enter');
  await connect.evaluate((button: HTMLElement) => button.click());
  await popup.waitForTimeout(200);
  expect(approvals).toEqual([]);
  await popup.keyboard.press('Enter');
  await expect.poll(() => approvals.length).toBe(1);
  await expect(element.getByText('Please login as tutor first!')).toBeVisible();
});

test('nothing secret is left on the page', async ({ visit }) => {
  const { page } = await visit();
  const seen: string[] = [];
  const secrets = new Set<string>();
  page.on('console', (message) => seen.push(message.text()));
  await page.exposeFunction('note', (secret: string) => secrets.add(secret));
  // Like a hostile page: what passes through its hands, it can see; the question is what stays.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const request = new Request(input instanceof Request ? input.clone() : input, init);
      const bearer = request.headers.get('authorization')?.slice('Bearer '.length);
      if (bearer) await Reflect.get(window, 'note')(bearer);
      const body = request.url.includes('/embed/token?') && JSON.parse(await request.text());
      for (const name of ['code', 'verifier'])
        if (body?.[name]) await Reflect.get(window, 'note')(body[name]);
      return fetch(input, init);
    };
  });
  await page.addInitScript(() => {
    Reflect.set(window, 'heard', []);
    for (const name of ['ready', 'error', 'job-open', 'apply', 'saved', 'session'])
      document.addEventListener(`porua-${name}`, (event) => {
        if (event instanceof CustomEvent)
          Reflect.get(window, 'heard').push([name, JSON.stringify(event.detail)]);
      });
  });
  const element = await openJob(page);
  await agree(await pressForWindow(page, saveButton(element)), PHONES.tutor, true);
  await expect(element.getByText('Job added to save list.')).toBeVisible();
  await page.reload();
  await expect(element.getByText(/Connected to Porua as/)).toBeVisible();
  // Pressed before it is known to be saved, it would be saved again, as a reader would mean it.
  await expect(saveButton(element)).toHaveAttribute('aria-pressed', 'true');
  await saveButton(element).click();
  await expect(element.getByText('Job removed from save list.')).toBeVisible();

  const left = await page.evaluate(() => {
    const root = document.querySelector('porua-job-detail');
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
      document.documentElement.outerHTML,
      root?.shadowRoot?.innerHTML,
      root && Object.entries(root),
      // r2wc keeps what the page gave, by a name that everybody can write.
      root &&
        Object.entries(Reflect.get(root, Symbol.for('r2wc.props'))).map(([name, value]) => [
          name,
          String(value),
        ]),
      Reflect.get(window, 'heard'),
    ]);
  });
  expect(secrets.size).toBeGreaterThanOrEqual(4);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20);
    expect(left + seen.join()).not.toContain(secret);
  }
  expect(left).toContain('[["porua:krishnochura","kept"]]');
  expect(left).toContain('saved');
});
