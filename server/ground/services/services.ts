import { join } from 'node:path';
import type { Config } from '#server/ground/config/config.ts';
import { NO_SITE_COPY, type SiteCopy } from '#server/ground/config/site-copy/site-copy.ts';
import type { Db } from '#server/ground/db/database.ts';
import { type AnswerMemory, createAnswerMemory } from './answer-memory.ts';
import { createDiskStore } from './disk-store.ts';
import type { Gateways } from './gateway.ts';
import { createHealth, type Health } from './health.ts';
import { createImageCleaner, type ImageCleaner } from './image-cleaner.ts';
import type { LookupCache } from './lookup-cache.ts';
import { createMailGateway } from './mail-gateway.ts';
import { createNotificationStream, type NotificationStream } from './notification-stream.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import type { PaymentGateways } from './payment-gateway.ts';
import type { PhotoStore } from './photo-store.ts';
import { createPushGateway } from './push-gateway.ts';
import { createSmsGateway } from './sms-gateway.ts';
import { createStreetFile, type StreetFile } from './street-file.ts';

/** The services routes work with; built once at start, or by a test with what it needs. */
export interface Services {
  config: Config;
  db: Db;
  lookupCache: LookupCache;
  passwords: PasswordHasher;
  /** The ways out of the app for messages. */
  gateways: Gateways;
  /** The log of what an operator has to look at. */
  alarm: Log;
  /** Open connections that wait for notifications; the app ends them when it closes. */
  notificationStream: NotificationStream;
  photos: PhotoStore;
  health: Health;
  /** Public answers, for as long as they are fresh and for when the database is away. */
  answers: AnswerMemory;
  images: ImageCleaner;
  /** The payment services that are set up. */
  payments: PaymentGateways;
  /** The operator's words on the home page. */
  siteCopy: SiteCopy;
  /** The operator's streets of the map. */
  streets: StreetFile;
  /** The time that limits, codes and sessions go by. */
  now: () => Date;
}

type Log = (details: object, message: string) => void;
type Given = Pick<Services, 'config' | 'db' | 'lookupCache'> &
  Partial<Pick<Services, 'siteCopy' | 'payments'>>;

export function createServices(given: Given, log: Log = () => {}, alarm: Log = log): Services {
  const services: Services = {
    siteCopy: NO_SITE_COPY,
    ...given,
    passwords: createPasswordHasher(),
    gateways: {
      sms: createSmsGateway(given.config, log),
      email: createMailGateway(given.config, log),
      push: createPushGateway({ ...given, now: () => services.now() }),
    },
    alarm,
    notificationStream: createNotificationStream(
      { db: given.db, now: () => services.now() },
      (error) => log({ err: error }, 'notifications could not be read'),
    ),
    photos: createDiskStore(join(given.config.dataDir, 'photos')),
    images: createImageCleaner(),
    payments: given.payments ?? new Map(),
    health: createHealth(),
    answers: createAnswerMemory(),
    streets: createStreetFile(given.config.dataDir, log, alarm),
    now: () => new Date(),
  };
  return services;
}
