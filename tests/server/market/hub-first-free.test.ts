/** The card of a tutor says when another tuition would fit first, beside those that go on. */
import { beforeAll, expect, test } from 'vitest';
import { DAYS, toAvailabilityBits } from '#core/people/profile/availability.ts';
import { routineEntries } from '#server/ground/db/schema/routine-entries.ts';
import { signInAs, stopClock } from '../setup/accounts.ts';
import { recordStatements } from '../setup/failing-database.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
beforeAll(() => {
  clock = stopClock(context.services);
});

/** Time every day from 15:00 to 22:00. */
const everyDay = toAvailabilityBits(
  DAYS.map((day) => ({ day, morning: false, noon: false, afternoon: true, evening: true })),
);
const createTutor = (availability: number) =>
  createHubTutor(context.database.db, {}, {}, { availability });
const readCard = async (tutorid: string) => {
  const answer = await context.app.inject({ url: `/api/tutor-hub?tutorid=${tutorid}` });
  return answer.json().data[0].first_free;
};

test('is in list, profile and comparison, after the lessons of that day, until the tuition ends', async () => {
  const account = await createTutor(everyDay);
  const browser = await signInAs(context.app, account);
  const free = await readCard(account.tutorid);
  expect(free).toEqual({ day: expect.any(String), starts_at: '15:00' });
  const tuition = await openTuition(context, 'confirm', {}, { account, browser });
  await context.database.db.insert(routineEntries).values({
    applicationId: tuition.id,
    day: DAYS.indexOf(free.day),
    startMinute: 15 * 60,
    minutes: 90,
    subjectIds: [],
    changedBy: 'tutor',
    changedAt: clock.now(),
  });
  const later = { day: free.day, starts_at: '16:30' };
  expect(await readCard(account.tutorid)).toEqual(later);
  const profile = await context.app.inject({ url: `/api/hub/tutor-profile/${account.tutorid}` });
  expect(profile.json().first_free).toEqual(later);
  const compared = await context.app.inject({
    url: `/api/tutor-hub/compare?tutorid=${account.tutorid}`,
  });
  expect(compared.json().data[0].first_free).toEqual(later);
  await tuition.go('closed', { endedBy: 'guardian' });
  await expect.poll(() => readCard(account.tutorid)).toEqual(free);
});

test('is nothing where the tutor has given no time', async () => {
  expect(await readCard((await createTutor(0)).tutorid)).toBeNull();
});

test('costs one statement for the whole list', async () => {
  for (let count = 0; count < 3; count += 1) await createTutor(everyDay);
  const texts = await recordStatements(async () => {
    const answer = await context.app.inject({ url: '/api/tutor-hub?city_id=1&order=newest' });
    expect(answer.json().data.length).toBeGreaterThan(2);
  });
  expect(texts.filter((text) => text.includes('routine_entries'))).toHaveLength(1);
});
