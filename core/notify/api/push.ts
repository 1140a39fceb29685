/** Devices that take push messages. */
import { z } from 'zod';
import { success } from '#core/ground/api/fields/success.ts';

const LONGEST_ENDPOINT = 2_000;
const base64url = (characters: number) => z.string().regex(new RegExp(`^[\\w-]{${characters}}$`));

/** As the browser's subscription says it. */
export const pushDeviceBody = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(LONGEST_ENDPOINT),
  p256dh: base64url(87).describe('the browser’s public key'),
  auth: base64url(22).describe('the secret shared with the browser'),
  renews: z.boolean().optional().describe('only where this session already takes messages'),
});
export const pushDeviceParams = z.object({ id: z.uuid() });

/** Neither the address nor the keys are ever sent out. */
const pushDevice = z.object({
  id: z.uuid(),
  device: z.string().describe('such as `Chrome, Android`'),
  created_at: z.string(),
  last_sent_at: z.string().nullable(),
  is_current: z.boolean().describe('the one this session is signed in on'),
});
export const pushDevicesAnswer = z.object({ data: z.array(pushDevice) });
export const pushDeviceSavedAnswer = pushDevicesAnswer.extend(success);
