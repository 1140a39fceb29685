/** Registering partners: what an operator may type, and the demo's own. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoPartners, registerDemoPartners } from '#server/demo/demo-partners.ts';
import { partnerOrigins, partners } from '#server/ground/db/schema/partners.ts';
import { readPartnerOptions } from '#server/people/partners/read-partner-options.ts';
import { registerPartner } from '#server/people/partners/register-partner.ts';
import { TEMPLATE } from '../setup/start-postgres.ts';
import { startTestApp } from '../setup/test-app.ts';
import { copyPostgres, isOnPostgres } from '../setup/test-database.ts';

const context = startTestApp();
const root = path.join(import.meta.dirname, '../../..');
const OWN = 'https://porua.example';
const read = (...args: string[]) => readPartnerOptions(['--name', 'My School', ...args], OWN);
const originsOf = async (site: string) =>
  (
    await context.database.db
      .select()
      .from(partnerOrigins)
      .where(eq(partnerOrigins.siteId, site))
      .orderBy(asc(partnerOrigins.origin))
  ).map(({ origin }) => origin);

describe('the options of partner:add', () => {
  test('take several origins once each, and name the site after the first', () => {
    expect(
      read('--origin', 'https://www.my-school.edu.bd', '--origin', 'https://a.example').siteId,
    ).toBe('my-school-edu-bd');
    expect(read('--origin', 'https://a.example', '--origin', 'https://a.example').origins).toEqual([
      'https://a.example',
    ]);
    expect(read('--origin', 'http://localhost:3000', '--site', 'mine').siteId).toBe('mine');
    expect(read('--origin', 'http://[::1]:3000', '--site', 'mine').origins).toHaveLength(1);
    expect(read('--origin', 'https://xn--54b7fta0cc.example').siteId).toBe('xn-54b7fta0cc-example');
  });

  test.each<[string, string[]]>([
    ['needs https', ['--origin', 'http://school.example']],
    ['needs https', ['--origin', 'http://localhost.school.example']],
    ['needs https', ['--origin', 'http://127.0.0.1.school.example']],
    ['as https://school.example.', ['--origin', 'https://school.example/']],
    ['as https://school.example.', ['--origin', 'https://School.example']],
    ['as https://school.example.', ['--origin', 'https://school.example:443']],
    ['as https://school.example.', ['--origin', 'https://user:secret@school.example']],
    ['as https://xn--54b7fta0cc.example.', ['--origin', 'https://বাংলা.example']],
    ['give it like', ['--origin', 'school.example']],
    ['give it like', ['--origin', 'null']],
    ['give it like', ['--origin', '*']],
    ['give it like', ['--origin', 'https://*.school.example:x']],
    ['give it like', ['--origin', 'javascript:alert(1)']],
    ['give it like', ['--origin', 'file:///etc/passwd']],
    ['no name of a host', ['--origin', 'https://*.school.example']],
    ['no name of a host', ['--origin', 'https://school;.example']],
    ['share it', ['--origin', 'https://sites.google.com']],
    ['share it', ['--origin', 'https://school-example.translate.goog']],
    ['Porua itself', ['--origin', OWN]],
    ['1 to 10 origins', []],
    [
      '1 to 10 origins',
      Array.from({ length: 11 }, (_, n) => ['--origin', `https://s${n}.example`]).flat(),
    ],
    ['site id "a b" is wrong', ['--origin', 'https://a.example', '--site', 'a b']],
    ['site id "ab" is wrong', ['--origin', 'https://a.example', '--site', 'ab']],
    ['Unknown option', ['--orgin', 'https://a.example']],
    ['Unexpected argument', ['https://a.example']],
    ["partner's name", ['--name', ' ', '--origin', 'https://a.example']],
    ["partner's name", ['--name', 'x'.repeat(101), '--origin', 'https://a.example']],
  ])('say %j of %j', (sentence, args) => {
    expect(() => read(...args)).toThrow(sentence);
  });
});

test('a site is registered once', async () => {
  const { db } = context.database;
  const given = { siteId: 'once', name: 'Once', origins: ['https://once.example'] };
  expect(await registerPartner(db, given)).toBe(true);
  const again = { ...given, name: 'Other', origins: ['https://evil.example'] };
  expect(await registerPartner(db, again)).toBe(false);
  expect(await originsOf('once')).toEqual(['https://once.example']);
  const [row] = await db.select().from(partners).where(eq(partners.siteId, 'once'));
  expect(row).toMatchObject({ name: 'Once', enabled: true });
});

test('every site of the demo pages is registered, and moves with the port', async () => {
  const pages = globSync('demo/pages/*.html', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const used = pages.flatMap((page) =>
    [...page.matchAll(/(?:\ssite|data-porua-site)="([^"]+)"|[?;&]site=([\w-]+)/g)].map(
      ([, attribute, parameter]) => attribute ?? parameter,
    ),
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(demoPartners).sort());
  const { db } = context.database;
  await registerDemoPartners(db, 8081);
  await registerDemoPartners(db, 9001);
  for (const site of Object.keys(demoPartners))
    expect(await originsOf(site)).toEqual(['http://127.0.0.1:9001', 'http://localhost:9001']);
});

test('the command prints the site and what to put in the page, or one sentence', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'porua-partner-'));
  const url = isOnPostgres() ? await copyPostgres(TEMPLATE) : '';
  const run = (script: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url },
    });
    return { status, stdout, stderr: stderr.trim().split('\n') };
  };
  const add = (...args: string[]) => run('server/people/partners/add-partner.ts', ...args);
  const first = add('--name', 'My School', '--origin', 'https://my-school.example');
  expect(first.status).toBe(0);
  expect(first.stdout).toContain('site="my-school-example"');
  expect(first.stdout).toContain('/embed.js" async></script>');
  const again = add('--name', 'My School', '--origin', 'https://my-school.example');
  expect(again).toEqual({
    status: 1,
    stdout: '',
    stderr: ['There is a site "my-school-example" already: give another id with --site.'],
  });
  const off = run(
    'server/people/partners/switch-partner.ts',
    '--site',
    'my-school-example',
    '--off',
  );
  expect(off.stdout).toBe('The site "my-school-example" is off.\n');
  const unknown = run('server/people/partners/switch-partner.ts', '--site', 'nobody', '--on');
  expect([unknown.status, unknown.stderr]).toEqual([1, ['There is no site "nobody".']]);
  rmSync(folder, { recursive: true, force: true });
});
