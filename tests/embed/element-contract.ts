/**
 * The part of every element's contract with a page that a page alone cannot try: the policy and the
 * cookies of a browser, and a network that fails. The rest: tests/elements/contract/element-contract.ts.
 */
import type { ElementSubject } from '../elements/subjects/element-subject.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { expectAlive } from './expect-alive.ts';
import { expectFailed } from './expect-failed.ts';
import { expectSights } from './expect-sights.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

export function describeElementContract(subject: ElementSubject): void {
  const { tag, always, attribute } = subject;
  const markup = (value: string) =>
    `<${tag} ${always} ${attribute}="${value}"><a class="fallback" href="${PRODUCT}/job-board">Jobs</a></${tag}>`;

  test.describe(`${tag} keeps the contract`, () => {
    let first: string;
    test.beforeEach(async () => {
      [first] = await subject.values();
    });

    test('breaks no rule of a strict policy with Trusted Types', async ({ page, partner }) => {
      await page.addInitScript(() => {
        Reflect.set(window, 'violations', []);
        document.addEventListener('securitypolicyviolation', (event) => {
          Reflect.get(window, 'violations').push(`${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await partner.open(`${SCRIPT}${markup(first)}`, {
        headers: {
          'content-security-policy': `default-src 'none'; script-src ${PRODUCT}; connect-src ${PRODUCT}; img-src data: ${subject.images ?? ''}; require-trusted-types-for 'script'; trusted-types 'none'`,
        },
      });
      const element = page.locator(tag);
      await expectSights(element, await subject.sightsOf(first));
      await expectAlive(element);
      expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
      expect(partner.complaints).toEqual([]);
    });

    test('keeps its fallback link when its code cannot be loaded', async ({ page, partner }) => {
      await page.route(`${PRODUCT}/embed/assets/**`, (route) => route.abort());
      await partner.open(
        `<script>addEventListener('porua-error', (event) => { window.heard = event.detail.code; });</script>${markup(first)}${SCRIPT}`,
      );
      const element = page.locator(tag);
      await expectFailed(element);
      expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toBe('load_failed');
      expect(partner.complaints.filter((text) => text.startsWith('[porua]'))).toHaveLength(1);
      expect(partner.complaints.join()).not.toContain('uncaught');
    });

    test('says so, with a way onward, when the API cannot be reached', async ({
      page,
      partner,
    }) => {
      test.slow();
      for (const path of ['api', 'embed/fragment'])
        await page.route(`${PRODUCT}/${path}/**`, (route) => route.abort());
      await partner.open(`${markup(first)}${SCRIPT}`);
      const element = page.locator(tag);
      await expect(element.getByRole('alert')).toBeVisible({ timeout: 30_000 });
      await expect(element.getByRole('button', { name: 'Try again' })).toBeVisible();
      const onward = element.locator('a[part=full-site-link]');
      await expect(onward).toHaveAttribute('href', new RegExp(`^${PRODUCT}${subject.onwardPath}`));
      expect(partner.complaints.join()).not.toContain('uncaught');
    });

    test('sends no cookie', async ({ page, partner }) => {
      const sent: (string | undefined)[] = [];
      await page.context().addCookies([{ name: 'current', value: 'secret', url: PRODUCT }]);
      page.on('request', async (request) => {
        if (!/^\/(api|embed\/fragment)\//.test(new URL(request.url()).pathname)) return;
        const headers = await request.allHeaders().catch(() => undefined);
        if (headers) sent.push(headers['cookie']);
      });
      await partner.open(`${markup(first)}${SCRIPT}`);
      const element = page.locator(tag);
      await expectSights(element, await subject.sightsOf(first));
      await expectAlive(element);
      expect(sent).not.toHaveLength(0);
      expect(sent.filter(Boolean)).toEqual([]);
    });
  });
}
