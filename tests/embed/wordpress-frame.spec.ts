/** A link of ours pasted into WordPress: what it keeps of our oEmbed answer, and what its script does. */
import { jobToRead } from '../e2e/person.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { expect, test } from './partner-page.ts';

/** Returns the HTML as `wp_filter_oembed_result` writes it for a site WordPress does not know. */
async function pasted(path: string): Promise<string> {
  const url = encodeURIComponent(PRODUCT + path);
  const answer = await fetch(`${PRODUCT}/oembed?url=${url}&maxwidth=600&maxheight=900`);
  const { html } = await answer.json();
  return String(html)
    .replace(/ src="([^"]*)"/, ' src="$1#?secret=Abc123" data-secret="Abc123"')
    .replace('<blockquote', '<blockquote class="wp-embedded-content" data-secret="Abc123"')
    .replace(
      '<iframe',
      '<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" style="position: absolute; visibility: hidden;"',
    );
}

/** The part of wp-embed.js that listens. */
const WP_EMBED = `<script>addEventListener('message', ({ data, source }) => {
  const frame = document.querySelector('iframe');
  if (!data?.secret || frame.dataset.secret !== data.secret || source !== frame.contentWindow) return;
  document.querySelector('blockquote').style.display = 'none';
  frame.removeAttribute('style');
  if (data.message === 'height') frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
  if (data.message === 'link' && new URL(data.value).host === new URL(frame.src).host && document.activeElement === frame)
    top.location.href = data.value;
})</script>`;

test('a list stands there in the height it asks for, and its links open', async ({
  page,
  partner,
}) => {
  await partner.open((await pasted('/job-board?city_id=1&lang=en')) + WP_EMBED);
  const frame = page.frameLocator('iframe');
  const board = frame.locator('porua-job-board');
  await expect(board.getByRole('heading', { name: /^Found .+ Jobs$/ })).toBeVisible();
  await expect(page.locator('blockquote')).toBeHidden();
  const inner = page.frame({ url: /\/embed\/frame\// });
  await expect
    .poll(() => inner?.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0);
  // About agent clusters: a header of ours that means nothing in a sandbox.
  expect(partner.complaints.filter((one) => !one.includes('Origin-Agent-Cluster'))).toEqual([]);
  await board.locator('a[part=full-site-link]').click();
  await expect(page).toHaveURL(`${PRODUCT}/job-board?city_id=1`);
});

test('without the script of WordPress the link stays; with it a job opens, and applying leads to us', async ({
  page,
  partner,
}) => {
  const id = await jobToRead(page.request);
  const html = await pasted(`/job-details/${id}?lang=en`);
  await partner.open(html);
  await expect(page.getByRole('link', { name: /^Need Tutor For/ })).toBeVisible();
  await partner.open(html + WP_EMBED);
  const element = page.frameLocator('iframe').locator('porua-job-detail');
  await expect(element.getByRole('heading', { name: /^Need Tutor For/ })).toBeVisible();
  await element.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${PRODUCT}/job-details/${id}`));
});
