/** Push messages on one's own devices. Without keys in the settings there is nothing of it. */
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import { isPushEndpoint } from '#server/ground/network/is-push-endpoint.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { choicesPath } from '#server/notify/messages/choices-path.ts';
import { deliver, toOutboxRow } from '#server/notify/messages/outbox.ts';
import { isPublicKey } from './is-public-key.ts';
import { findDevice, listDevices, removeDevice, saveDevice } from './push-devices.ts';
import { writePush } from './write-push.ts';

const TESTS = [{ seconds: inSeconds({ hours: 1 }), max: 6 }];
const TEST_LIFE_MINUTES = 5;

const wrong = (field: string) =>
  new ApiError('invalid_input', { fields: { [field]: { key: 'invalid' } } });

async function readDevices({ db, now }: Services, { user, session }: Caller) {
  const rows = await listDevices(db, [user.id], now());
  return rows.map(({ push, device }) => ({
    id: push.id,
    device,
    created_at: push.createdAt.toISOString(),
    last_sent_at: push.lastSentAt?.toISOString() ?? null,
    is_current: push.sessionId === session.id,
  }));
}

/** Sends the test at once, so that the person who requested it hears whether it went. */
async function sendTest(services: Services, { user, session }: Caller) {
  const { db, now } = services;
  const device = await findDevice(db, session);
  if (device === undefined) throw new ApiError('not_found');
  await takeLimits(db, [{ key: `push-test:${user.id}`, windows: TESTS }], now());
  const [message] = await db
    .insert(outboxMessages)
    .values(
      toOutboxRow(services, {
        event: 'push_test',
        channel: 'push',
        userId: user.id,
        to: device.id,
        text: writePush({ kind: 'push_test', lang: user.lang, path: choicesPath[user.type] }),
        expiresAt: dayjs.utc(now()).add(TEST_LIFE_MINUTES, 'minute').toDate(),
        isForLater: false,
      }),
    )
    .returning();
  if (message === undefined || !(await deliver(services, message)))
    throw new ApiError('push_unavailable');
}

export function createPushHandlers(services: Services) {
  const { db, config } = services;
  const checkSetUp = () => {
    if (config.vapid === undefined) throw new ApiError('not_found');
  };
  return {
    listPushDevices: async ({ caller }) => {
      checkSetUp();
      return { data: await readDevices(services, caller) };
    },
    savePushDevice: async ({ caller, body, request }) => {
      checkSetUp();
      if (!isPushEndpoint(body.endpoint, config.pushHosts)) throw wrong('endpoint');
      if (!isPublicKey(body.p256dh)) throw wrong('p256dh');
      const { renews, ...address } = body;
      // A new address counts only where the session takes messages.
      if (renews && !(await findDevice(db, caller.session))) throw new ApiError('not_found');
      await saveDevice(services, caller.session, address);
      const data = await readDevices(services, caller);
      return { ...success('push.device_saved', requestLang(request)), data };
    },
    removePushDevice: async ({ caller, params, request }) => {
      checkSetUp();
      if (!(await removeDevice(db, caller.user.id, params.id))) throw new ApiError('not_found');
      const data = await readDevices(services, caller);
      return { ...success('push.device_removed', requestLang(request)), data };
    },
    sendTestPush: async ({ caller, request }) => {
      checkSetUp();
      await sendTest(services, caller);
      return success('push.test_sent', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
