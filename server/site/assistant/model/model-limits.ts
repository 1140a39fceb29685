import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Config } from '#server/ground/config/config.ts';
import type { Limit } from '#server/ground/limits/take-limits.ts';
import type { Services } from '#server/ground/services/services.ts';
import { blockLimit } from '#server/people/otp/otp-limits.ts';
import { siteAt } from '#server/people/partners/partner-sites.ts';

/** Pages of nobody we know share one budget. */
const UNKNOWN = 'unknown';
const OWN = 'own';

interface Asker {
  ip: string;
  origin: string | undefined;
}

/**
 * Returns the limits on what one neighbourhood of addresses may ask an hour, and all visitors of
 * one partner a day.
 */
export async function modelLimits(
  services: Services,
  model: NonNullable<Config['model']>,
  { ip, origin }: Asker,
): Promise<Limit[]> {
  const isOwn = origin === undefined || origin === new URL(services.config.publicUrl).origin;
  const site = isOwn ? OWN : ((await siteAt(services.db, origin)) ?? UNKNOWN);
  return [
    ...blockLimit(services, 'model-block', ip, [
      { seconds: inSeconds({ hours: 1 }), max: model.perVisitorHour },
    ]),
    {
      key: `model-site:${site}`,
      windows: [{ seconds: inSeconds({ days: 1 }), max: model.perPartnerDay }],
    },
  ];
}
