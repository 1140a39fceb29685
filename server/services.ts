import { join } from 'node:path';
import { createPasswordHasher, type PasswordHasher } from './account/password-hasher.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { LookupCache } from './lookups/lookup-cache.ts';
import { createLiveNews, type LiveNews } from './notifications/live-news.ts';
import { createDiskStore } from './photos/disk-store.ts';
import { createImageCleaner, type ImageCleaner } from './photos/image-cleaner.ts';
import type { PhotoStore } from './photos/photo-store.ts';
import { createSmsGateway, type SmsGateway } from './sms/sms-gateway.ts';

/** What routes work with; built once at start, or by a test with what it needs. */
export interface Services {
  config: Config;
  db: Db;
  lookupCache: LookupCache;
  passwords: PasswordHasher;
  sms: SmsGateway;
  /** For what an operator has to look at. */
  alarm: Log;
  /** Open connections that wait for notifications; the app ends them when it closes. */
  liveNews: LiveNews;
  photos: PhotoStore;
  images: ImageCleaner;
  /** The time that limits, codes and sessions go by. */
  now: () => Date;
}

type Log = (details: object, message: string) => void;
type Given = Pick<Services, 'config' | 'db' | 'lookupCache'>;

export function createServices(given: Given, log: Log = () => {}, alarm: Log = log): Services {
  const services: Services = {
    ...given,
    passwords: createPasswordHasher(),
    sms: createSmsGateway(given.config, log),
    alarm,
    liveNews: createLiveNews({ db: given.db, now: () => services.now() }, (error) =>
      log({ err: error }, 'notifications could not be read'),
    ),
    photos: createDiskStore(join(given.config.dataDir, 'photos')),
    images: createImageCleaner(),
    now: () => new Date(),
  };
  return services;
}
