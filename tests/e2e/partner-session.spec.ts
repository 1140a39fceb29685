/** A visitor's account on a partner's page, with third-party cookies as browsers differ in them. */
import { agree, openJob, pressForWindow, saveButton, test } from './partner-session.ts';
import { PHONES } from './person.ts';
import { expect } from './reader.ts';

// Two people, as both run at once.
for (const [cookies, phone] of [
  ['blocked', PHONES.tutor],
  ['allowed', PHONES.chattogramTutor],
] as const)
  test(`a job is saved from a widget, cookies ${cookies}; kept after a reload`, async ({
    visit,
  }) => {
    const { page } = await visit({ cookies });
    const element = await openJob(page);
    const popup = await pressForWindow(page, saveButton(element));
    await expect(popup.getByText('Krishnochura Housing Society')).toBeVisible();
    await agree(popup, phone, true);
    await expect(element.getByText('Job added to save list.')).toBeVisible();
    await expect(saveButton(element)).toHaveAttribute('aria-pressed', 'true');
    await expect(element.getByText(/Connected to Porua as/)).toBeVisible();
    expect(popup.isClosed()).toBe(true);

    await page.reload();
    await expect(element.getByText(/Connected to Porua as/)).toBeVisible();
    await expect(saveButton(element)).toHaveAttribute('aria-pressed', 'true');
    await saveButton(element).click();
    await expect(element.getByText('Job removed from save list.')).toBeVisible();

    await element.getByRole('button', { name: 'Disconnect' }).click();
    await expect(element.getByText(/Connected to Porua as/)).toHaveCount(0);
    await page.reload();
    await expect(element.locator('article').first()).toBeVisible();
    await page.waitForTimeout(500);
    await expect(element.getByText(/Connected to Porua as/)).toHaveCount(0);
  });
