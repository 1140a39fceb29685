/** A guardian asks, a tutor answers, staff look at what is held. */
import { PHONES, signIn } from './person.ts';
import { goodJpeg } from './pictures.ts';
import { expect, SIZE_OF, storyIn, test } from './reader.ts';

const lang = storyIn('bn');

test(`a guardian posts, a tutor likes and comments, staff show what is held, in ${lang}`, {
  tag: SIZE_OF[lang],
}, async ({ page, speak }) => {
  const { community: words, staffCommunity: staffWords } = await speak(lang);
  const question = `${lang} ${Date.now() % 10_000}: which books help with fractions?`;
  const post = page.getByRole('article').filter({ hasText: question });

  await signIn(page, PHONES.parent, '/parent/dashboard/community');
  await page.getByRole('button', { name: words.box }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel(words.box);
  await text.fill(`${question} 01711234567`);
  await expect(dialog.getByRole('status')).toContainText(words.hold.number);
  await text.fill(question);
  await expect(dialog.getByText(words.hold.number)).toBeHidden();
  await dialog.getByLabel(words.pictures.gallery).setInputFiles(await goodJpeg());
  await expect(dialog.getByRole('img')).toBeVisible();

  // What was typed is still there after a reload.
  await page.reload();
  await page.getByRole('button', { name: words.box }).click();
  await expect(text).toHaveValue(question);
  await dialog.getByRole('button', { name: words.post, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(post.getByRole('img')).toBeVisible();
  await expect(post.getByRole('button', { name: words.act.edit })).toBeVisible();

  await signIn(page, PHONES.tutor, '/tutor/community');
  const like = post.getByRole('button', { name: words.act.like, exact: false }).first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await post.getByRole('button', { name: words.act.comments }).click();
  const comment = `See www.example.org for ${question}`;
  await post.getByLabel(words.comment.label).fill(comment);
  await post.getByRole('button', { name: words.comment.send, exact: true }).click();
  await expect(post.getByText(words.hold.held.split('{{')[0] ?? '')).toBeVisible();

  await signIn(page, PHONES.staff, '/staff/community');
  const item = page.getByRole('listitem').filter({ hasText: comment });
  await item.getByRole('button', { name: staffWords.do.approve }).click();
  await expect(item).toBeHidden();

  await signIn(page, PHONES.parent, '/parent/dashboard/profile/timeline');
  await post.getByRole('button', { name: words.act.comments }).click();
  await expect(post.getByText(comment)).toBeVisible();
  await post.getByRole('button', { name: words.act.delete }).click();
  await dialog.getByRole('button', { name: words.act.delete }).click();
  await expect(post).toBeHidden();
});
