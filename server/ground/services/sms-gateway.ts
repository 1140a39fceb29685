/** The way out for SMS: a gateway by http where one is set, else the outbox table and the log. */
import type { Config } from '#server/ground/config/config.ts';
import type { Gateway } from './gateway.ts';

const TIMEOUT_MS = 4_000;
const LEASE_MS = 15_000;
const SHOWN_DIGITS = 3;

const maskPhone = (phone: string) => `${'*'.repeat(phone.length - SHOWN_DIGITS)}${phone.slice(-3)}`;

/** Some gateways answer 200 and say in the body that they refused. */
function isRefusal(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== 'object' || answer === null) return false;
    const hasError = 'error' in answer && Boolean(answer.error);
    const status = 'status' in answer ? String(answer.status).toLowerCase() : '';
    return hasError || status === 'error' || status === 'failed';
  } catch {
    return false;
  }
}

function createHttpGateway(url: string, token: string | undefined): Gateway {
  return {
    isConsole: false,
    leaseMs: LEASE_MS,
    send: async ({ to, text }) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: to.replace('+', ''), text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body = await answer.text();
      if (!answer.ok || isRefusal(body))
        throw new Error(`The SMS gateway refused: ${answer.status}`);
    },
  };
}

export function createSmsGateway(
  { smsUrl, smsToken }: Pick<Config, 'smsUrl' | 'smsToken'>,
  log: (details: object, message: string) => void,
): Gateway {
  if (smsUrl !== undefined) return createHttpGateway(smsUrl, smsToken);
  return {
    isConsole: true,
    leaseMs: LEASE_MS,
    send: async ({ to }) => log({ to: maskPhone(to) }, 'SMS is in the outbox'),
  };
}
