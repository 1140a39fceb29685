/** Tests that the hub cannot be copied: how many profiles and deep pages one address may read. */
import { expect, test } from 'vitest';
import { createBrowser } from '../setup/accounts.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const readAs = (ip: string, url: string) => createBrowser(context.app, ip).ask({ url });

test('profiles: a family may, a copier may not', async () => {
  const { tutorid } = await createHubTutor(context.database.db);
  const url = `/api/hub/tutor-profile/${tutorid}`;
  for (let round = 0; round < 120; round += 1)
    expect((await readAs(`203.0.113.${round}`, url)).statusCode).toBe(200);
  // Another address of the same neighbourhood does not help.
  const refused = await readAs('203.0.113.250', url);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  const comparing = await readAs('203.0.113.250', `/api/tutor-hub/compare?tutorid=${tutorid}`);
  expect(comparing.statusCode).toBe(429);
  expect((await readAs('198.51.100.7', url)).statusCode).toBe(200);
});

test('deep pages are limited, the first ones are not', async () => {
  for (let round = 0; round < 300; round += 1)
    expect((await readAs('192.0.2.1', '/api/tutor-hub?page=11&tutorid=1')).statusCode).toBe(200);
  expect((await readAs('192.0.2.1', '/api/tutor-hub?page=12&tutorid=1')).statusCode).toBe(429);
  expect((await readAs('192.0.2.1', '/api/tutor-hub?page=10&tutorid=1')).statusCode).toBe(200);
});
