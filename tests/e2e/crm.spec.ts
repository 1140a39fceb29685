import { expectNoFindings } from './axe.ts';
import { expect, test } from './reader.ts';

test('thanks say what the address says, as text, and nothing that leads elsewhere', async ({
  page,
  speak,
}) => {
  await speak('en');
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/crm/thanks');
  await expect(title).toHaveText('Thank You!');
  await expect(page.getByText('Your submission has been received.')).toBeVisible();
  await expect(page.getByText("We'll be in touch soon!")).toBeVisible();

  const own = {
    title: 'Welcome!',
    subtitleA: '<b>You are in</b>',
    subtitleB: 'See you on Friday.',
  };
  await page.goto(`/crm/thanks?${new URLSearchParams(own)}`);
  for (const text of Object.values(own)) await expect(page.getByText(text)).toBeVisible();
  await expectNoFindings(page);

  const bad = {
    title: 'Pay at https://evil.example/now',
    subtitleA: 'Call 01712345678 at once',
    subtitleB: 'x'.repeat(200),
  };
  await page.goto(`/crm/thanks?${new URLSearchParams(bad)}`);
  await expect(title).toHaveText('Thank You!');
  await expect(page.getByText('Your submission has been received.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/evil|01712|xxx/);
});

test('a form nobody has allowed is not found', async ({ page, speak }) => {
  await speak('en');
  for (const path of ['/crm/camp', '/crm', '/crm/Camp?id=1', '/crm/a%2Fb']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uh-oh!');
  }
});
