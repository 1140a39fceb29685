/** The code that proves a phone: after signing up, after signing in without proof, and on demand. */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Person, SessionKind } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type SendResult, sendOtp } from '#server/people/otp/send-otp.ts';
import type { StartedSession } from '#server/people/session/sessions.ts';

export interface ClientInfo {
  origin: Origin;
  kind: SessionKind;
  lang: Lang;
}
export interface SignedIn extends StartedSession {
  person: Person;
  otp: SendResult | { status: 'not_needed' };
}

export async function sendVerifyOtp(
  services: Services,
  { user }: Person,
  sessionId: string,
  { origin, lang }: ClientInfo,
): Promise<SendResult> {
  const result = await sendOtp(services, {
    purpose: 'verify',
    phone: user.phoneNo,
    userId: user.id,
    binding: sessionId,
    who: `user:${user.id}`,
    lang,
    ip: origin.ip,
  });
  const { status } = result;
  const outcome = status === 'sent' ? 'ok' : status;
  await writeAudit(services, origin, { action: 'otp_sent', outcome, userId: user.id });
  return result;
}
