/** The way out for e-mail: the SMTP server of the settings, else the outbox table and the log. */

import { createTransport } from 'nodemailer';
import { brand } from '#core/ground/brand.ts';
import { inMs } from '#core/ground/dates/duration.ts';
import type { Config } from '#server/ground/config/config.ts';
import { isLoopbackName } from '#server/ground/network/is-loopback.ts';
import { FinalRefusal, type Gateway } from './gateway.ts';

const STEP_MS = 5_000;
/** Connecting, greeting and sending, each within its own time. */
const LEASE_MS = inMs({ minutes: 1 });

/** 5xx is for good, but a wrong password (535) or an operator's policy may be mended. */
const isFinal = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;

function createSmtpGateway(url: string, { mailFrom, publicUrl }: Settings): Gateway {
  const { hostname } = new URL(publicUrl);
  const transport = createTransport({
    url,
    name: hostname,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: 2 * STEP_MS,
    dnsTimeout: STEP_MS,
    // Neither the password nor a message goes over the network in the clear.
    requireTLS: !isLoopbackName(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isConsole: false,
    leaseMs: LEASE_MS,
    send: async ({ id, to, subject, text }) => {
      try {
        await transport.sendMail({
          from: { name: brand.name, address: mailFrom },
          to: { name: '', address: to },
          subject: subject ?? brand.name,
          text,
          // When a server took it and our note of that was lost, mailboxes see that it is the same.
          messageId: `<${id}@${hostname}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (error) {
        if (isFinal(error)) throw new FinalRefusal('The mail server refused the address');
        throw error;
      }
    },
  };
}

export function createMailGateway(
  settings: Settings,
  log: (details: object, message: string) => void,
): Gateway {
  if (settings.smtpUrl !== undefined) return createSmtpGateway(settings.smtpUrl, settings);
  return {
    isConsole: true,
    leaseMs: LEASE_MS,
    send: async ({ id }) => log({ id }, 'an email is in the outbox'),
  };
}
