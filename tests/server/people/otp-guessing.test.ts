/** One guess for each of many phones: no limit of a single person sees it, the sum does. */
import { beforeEach, expect, test } from 'vitest';
import { countWrongCode } from '#server/people/otp/guess-alarm.ts';
import { createAccount, lastCode, otherCode, signInAs, stopClock } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const alarms: object[] = [];
let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock(context.services);
  context.services.alarm = (details) => alarms.push(details);
  alarms.length = 0;
});

async function startProof() {
  const account = await createAccount(context.database.db, { phoneNoVerifiedAt: null });
  const browser = await signInAs(context.app, account);
  const code = await lastCode(context.database.db, account.phone);
  const tryOut = async (otp: string) => {
    const url = '/api/v1/verify-otp';
    const answer = await browser.ask({ method: 'POST', url, payload: { otp } });
    return answer.json().code ?? 'ok';
  };
  return { right: () => tryOut(code), wrong: () => tryOut(otherCode(code)) };
}

test('very many wrong codes raise an alarm and leave two tries, and nobody is kept out', async () => {
  for (let index = 0; index < 199; index += 1) await countWrongCode(context.services);
  const before = await startProof();
  expect(await before.wrong()).toBe('otp_wrong');
  expect(alarms).toEqual([]);

  const careful = await startProof();
  expect(await careful.wrong()).toBe('otp_wrong');
  expect(alarms).toEqual([{ alarm: 'otp_guessing', subject: 'all' }]);
  expect(await careful.right()).toBe('ok');

  const guessing = await startProof();
  expect([await guessing.wrong(), await guessing.wrong()]).toEqual(['otp_wrong', 'otp_wrong']);
  expect(await guessing.right()).toBe('otp_expired');

  clock.forward(901);
  const after = await startProof();
  for (let index = 0; index < 4; index += 1) expect(await after.wrong()).toBe('otp_wrong');
  expect(await after.right()).toBe('ok');
});
