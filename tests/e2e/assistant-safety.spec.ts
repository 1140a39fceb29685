/** Somebody in danger writes in the middle of a request: help at once, an urgent call, nothing lost. */
import { assistantTexts, choose, known, logOf, say } from './assistant.ts';
import { expectNoFindings } from './axe.ts';
import { newPhone } from './person.ts';
import { expect, isPhone, test } from './reader.ts';

test('help first, an urgent call for staff, and the request is still there', {
  tag: '@sizes',
}, async ({ page }) => {
  test.slow();
  const lang = isPhone(page) ? 'bn' : 'en';
  const texts = assistantTexts(lang);
  await page.goto('/assistant');
  const first =
    lang === 'bn'
      ? 'আমার মেয়ের জন্য ক্লাস ৮ এর গণিত টিউটর লাগবে মিরপুর ১০ এ'
      : 'I need a math tutor for my daughter, class 8, in Mirpur 10';
  await say(page, first);
  await expect(logOf(page)).toContainText(texts.ask.days);
  const chips = await known(page, texts).count();
  await say(
    page,
    lang === 'bn' ? 'টিউটর আমার মেয়ের গায়ে হাত দিয়েছে' : 'the tutor touched my daughter',
  );
  await expect(logOf(page)).toContainText(texts.safety.child_abuse);
  const numbers = page.getByRole('list', { name: texts.safety.numbers }).getByRole('link');
  await expect(numbers).toHaveCount(3);
  await expect(numbers.first()).toHaveAttribute('href', 'tel:1098');
  await expectNoFindings(page, 'main');

  await choose(page, texts.choice.callUrgently);
  await expect(logOf(page)).toContainText(texts.safety.ask);
  await page.getByLabel(texts.callMe.phone).fill(newPhone());
  await choose(page, texts.callMe.send);
  await expect(logOf(page)).toContainText(texts.callMe.noted);
  await say(page, lang === 'bn' ? 'সপ্তাহে ৪ দিন' : 'four days');
  await expect(logOf(page)).toContainText(texts.ask.salary);
  await expect(known(page, texts)).toHaveCount(chips + 1);
});
