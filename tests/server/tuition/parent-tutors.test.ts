/** Tutors a guardian has got, from all of the requests. */
import { expect, test } from 'vitest';
import { createJob } from '../setup/factories.ts';
import { addApplication, signInParent } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const url = '/api/parent/tutors';

test('appointed and confirmed tutors of every own request, newest first, without phones, page by page', async () => {
  const { db } = context.database;
  const { parentId, browser } = await signInParent(context);
  const list = async (query = '') => (await browser.ask({ url: `${url}${query}` })).json();
  expect(await list()).toMatchObject({ total: 0, last_page: 1, data: [] });

  const stages = ['applied', 'shortlisted', 'appointed', 'closed', 'confirm', 'payment'] as const;
  for (const stage of stages)
    await addApplication(db, await createJob(db, { parentId, status: 'closed' }), stage);
  const others = await signInParent(context);
  await addApplication(db, await createJob(db, { parentId: others.parentId }), 'confirm');
  const { data, total } = await list();
  expect(total).toBe(3);
  expect(data.map(({ tutor }: { tutor: { stage: string } }) => tutor.stage)).toEqual([
    'payment',
    'confirm',
    'appointed',
  ]);
  const { request } = data[0];
  expect(request).toEqual({
    id: expect.any(Number),
    request_no: `R${request.id}`,
    class_name: expect.stringMatching(/./),
    category_name: expect.stringMatching(/./),
  });
  expect(JSON.stringify(data)).not.toMatch(/[^T]01[3-9]\d{8}|@/);
  expect((await list('?lang=bn')).data[0].request.class_name).toMatch(/[\u0980-\u09ff]/);

  for (let n = 0; n < 11; n += 1)
    await addApplication(db, await createJob(db, { parentId, status: 'closed' }), 'confirm');
  const [first, second] = [await list(), await list('?page=2')];
  expect([first.total, first.last_page, first.data.length + second.data.length]).toEqual([
    14, 2, 14,
  ]);
});
