/** Keys of a demo, made with its first start and kept with its data, so that it can send push messages. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';
import { brand } from '#core/ground/brand.ts';
import type { Config } from '#server/ground/config/config.ts';
import {
  isPair,
  type Vapid,
  vapidPrivateKey,
  vapidPublicKey,
} from '#server/ground/config/vapid-keys.ts';

const keys = z.object({ publicKey: vapidPublicKey, privateKey: vapidPrivateKey }).refine(isPair);

async function readKept(file: string): Promise<z.infer<typeof keys> | null> {
  try {
    return keys.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // None yet, or cut off while it was written: new ones are made, and browsers asked again.
    return null;
  }
}

export async function readDemoKeys({ dataDir }: Pick<Config, 'dataDir'>): Promise<Vapid> {
  const subject = `mailto:${brand.email}`;
  const file = path.join(dataDir, 'push-keys.json');
  const kept = await readKept(file);
  if (kept !== null) return { ...kept, subject };
  const made = webPush.generateVAPIDKeys();
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, JSON.stringify(made), { mode: 0o600 });
  return { ...made, subject };
}
