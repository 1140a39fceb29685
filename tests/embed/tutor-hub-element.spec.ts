import en from '#locales/en/market/hub.json' with { type: 'json' };
import tutorProfile from '#locales/en/people/tutorProfile.json' with { type: 'json' };
import { tutorHubSubject } from '../elements/subjects/tutor-hub-subject.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { describeElementContract } from './element-contract.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

describeElementContract(tutorHubSubject);

const hub = (attributes = '') =>
  `<porua-tutor-hub lang="en" page-size="4" ${attributes}><a href="#">Tutors</a></porua-tutor-hub>${SCRIPT}`;

test('a profile opens in place of the list, which comes back as it was', { tag: '@sizes' }, async ({
  page,
  partner,
}) => {
  await partner.open(hub('site="shapla"'));
  const element = page.locator('porua-tutor-hub[data-porua-state=ready]');
  const link = element.locator('a[data-tutor-id]').nth(2);
  const name = (await element.locator('article h3').nth(2).textContent()) ?? '';
  await link.click();
  await expect(element.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(element.locator('article h3').first()).toBeHidden();
  const hire = element.getByRole('link', { name: tutorProfile.hire.now });
  await expect(hire).toHaveAttribute('target', '_blank');
  await expect(hire).toHaveAttribute(
    'href',
    new RegExp(`^${PRODUCT}/crm/hire-tutor\\?tutor_id=\\d+&tutorid=T\\d+.*&from=shapla$`),
  );
  await element.getByRole('button', { name: en.back }).click();
  await expect(link).toBeFocused();
  expect(partner.complaints).toEqual([]);
});

test('a policy without our pictures costs the pictures and nothing else', async ({
  page,
  partner,
}) => {
  await partner.open(hub('hide-filters'), {
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'unsafe-inline' ${PRODUCT}; connect-src ${PRODUCT}; img-src data:`,
    },
  });
  const element = page.locator('porua-tutor-hub');
  await expect(element.locator('article')).toHaveCount(4);
  await expect(element.locator('article img')).toHaveCount(0);
});
