/** One call of a payment service, with one deadline; no error holds what was sent. */
import type { z } from 'zod';
import { GatewayAway } from '#server/ground/services/payment-gateway.ts';

const TIMEOUT_MS = 20_000;
/** The wait for a service while the payer waits for our own answer. */
export const START_TIMEOUT_MS = 3_000;

interface Call {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
  timeoutMs?: number;
}

export async function callGateway<Answer>(
  schema: z.ZodType<Answer>,
  { url, method = 'POST', timeoutMs = TIMEOUT_MS, ...init }: Call,
): Promise<Answer> {
  const where = `${url.host}${url.pathname}`;
  let answer: unknown;
  try {
    const response = await fetch(url, {
      method,
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new GatewayAway(`${where}: status ${response.status}`, response.status);
    answer = await response.json();
  } catch (error) {
    if (error instanceof GatewayAway) throw error;
    throw new GatewayAway(`${where}: ${error instanceof Error ? error.message : 'no answer'}`);
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new GatewayAway(`${where}: an answer we do not understand`);
  return parsed.data;
}
