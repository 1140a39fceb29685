/** Devices that take push messages. */
import { z } from 'zod';
import { success } from '#core/ground/api/fields/success.ts';

const LONGEST_ENDPOINT = 2_000;
const base64url = (characters: number) => z.string().regex(new RegExp(`^[\\w-]{${characters}}$`));

/** A device, as the browser's subscription describes it. */
export const pushDeviceBody = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(LONGEST_ENDPOINT),
  p256dh: base64url(87),
  auth: base64url(22),
  renews: z.boolean().optional(),
});
export const pushDeviceParams = z.object({ id: z.uuid() });

/** A device as its owner sees it: neither the address nor the keys are ever sent out. */
const pushDevice = z.object({
  id: z.uuid(),
  device: z.string(),
  created_at: z.string(),
  last_sent_at: z.string().nullable(),
  is_current: z.boolean(),
});
export const pushDevicesAnswer = z.object({ data: z.array(pushDevice) });
export const pushDeviceSavedAnswer = pushDevicesAnswer.extend(success);
