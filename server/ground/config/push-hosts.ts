import { z } from 'zod';

/** The push services of the browsers: Chrome and its kin, Firefox, Edge on Windows, Safari. */
export const DEFAULT_PUSH_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
];

/** A host, with a port where it is not that of https. */
const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;

/** Hosts the server may send push messages to, with commas between them; `*.` for any below. */
export const pushHosts = z.string().transform((text, context) => {
  const hosts = text.split(',').map((one) => one.trim());
  if (hosts.every((host) => HOST.test(host))) return hosts;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});
