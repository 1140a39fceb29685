/** Reads and changes what people have chosen to be sent, and in which language. */

import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { choicesFor, type MessageChoice } from '#core/notify/messages/message-choices.ts';
import type { ownSettingsAnswer } from '#core/people/api/profile/settings.ts';
import type { Config } from '#server/ground/config/config.ts';
import { messageChoices } from '#server/ground/db/schema/message-choices.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { User } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';

const isSame = (one: { topic: string; channel: string }, other: MessageChoice) =>
  one.topic === other.topic && one.channel === other.channel;

const offeredTo = (type: User['type'], { vapid }: Config) =>
  choicesFor(type).filter(({ channel }) => channel !== 'push' || vapid !== undefined);

async function readOwnSettings(
  { db, config }: Pick<Services, 'db' | 'config'>,
  userId: number,
): Promise<z.output<typeof ownSettingsAnswer>> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new ApiError('not_signed_in');
  const rows = await db.select().from(messageChoices).where(eq(messageChoices.userId, userId));
  return {
    language: user.lang,
    email_verified: user.email !== null && user.emailVerifiedAt !== null,
    push_key: config.vapid?.publicKey ?? null,
    notifications: offeredTo(user.type, config).map((choice) => ({
      ...choice,
      is_on: rows.find((row) => isSame(row, choice))?.isOn ?? true,
    })),
  };
}

export function createChoiceHandlers(services: Services) {
  const { db } = services;
  return {
    getOwnSettings: ({ caller }) => readOwnSettings(services, caller.user.id),
    updateNotificationChoice: async ({ caller, body }) => {
      const { id: userId, type } = caller.user;
      const { topic, channel, is_on: isOn } = body;
      if (!offeredTo(type, services.config).some((choice) => isSame(body, choice)))
        throw new ApiError('invalid_input', { fields: { topic: { key: 'invalid' } } });
      await db
        .insert(messageChoices)
        .values({ userId, topic, channel, isOn })
        .onConflictDoUpdate({
          target: [messageChoices.userId, messageChoices.topic, messageChoices.channel],
          set: { isOn },
        });
      return readOwnSettings(services, userId);
    },
    updateLanguage: async ({ caller, body }) => {
      await db.update(users).set({ lang: body.language }).where(eq(users.id, caller.user.id));
      return readOwnSettings(services, caller.user.id);
    },
  } satisfies Partial<Handlers>;
}
