/** Registering and changing a partner, each with its entry in the log. */
import { eq } from 'drizzle-orm';
import type { Partner } from '#core/staff/api/staff-partners.ts';
import type { AuditAction } from '#core/staff/audit-actions.ts';
import { changedFields } from '#server/ground/audit/changed-fields.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { partners } from '#server/ground/db/schema/partners.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { originProblem } from '#server/people/partners/check-partner-origin.ts';
import {
  type NewPartner,
  registerPartner,
  setOrigins,
  switchPartner,
} from '#server/people/partners/register-partner.ts';
import { listPartners } from './list-partners.ts';

function checkOrigins({ config }: Services, origins: readonly string[]): void {
  const own = new URL(config.publicUrl).origin;
  const wrong = origins.find((origin) => originProblem(origin, own) !== null);
  if (wrong !== undefined)
    throw new ApiError('invalid_input', {
      fields: { origins: { key: 'origin_not_allowed', values: { origin: wrong } } },
    });
}

interface Logged {
  site: string;
  action: AuditAction;
  actor: StaffActor;
  /** Undefined: a new partner. */
  before?: Partner | undefined;
}

const fieldsOf = ({ name, origins, enabled }: Partner) => ({
  partner_name: name,
  origins,
  enabled,
});

async function logAndRead(
  services: Services,
  db: Db,
  { site, action, actor, before }: Logged,
): Promise<Partner> {
  const [partner] = await listPartners(db, site);
  if (partner === undefined) throw new Error(`The partner ${site} was saved and is not there`);
  await writeAudit({ ...services, db }, actor.origin, {
    action,
    outcome: 'ok',
    userId: actor.user.id,
    target: `partner:${site}`,
    changes: before === undefined ? [] : changedFields(fieldsOf(before), fieldsOf(partner)),
  });
  return partner;
}

export function createPartner(
  services: Services,
  partner: NewPartner,
  actor: StaffActor,
): Promise<Partner> {
  checkOrigins(services, partner.origins);
  const site = partner.siteId;
  return services.db.transaction(async (db) => {
    if (!(await registerPartner(db, partner)))
      throw new ApiError('invalid_input', { fields: { site: { key: 'site_taken' } } });
    return logAndRead(services, db, { site, action: 'staff_partner_created', actor });
  });
}

const actionOf = (before: boolean, after: boolean): AuditAction => {
  if (before === after) return 'staff_partner_changed';
  return after ? 'staff_partner_switched_on' : 'staff_partner_switched_off';
};

export function updatePartner(
  services: Services,
  { siteId: site, name, origins, enabled }: NewPartner & { enabled: boolean },
  actor: StaffActor,
): Promise<Partner> {
  checkOrigins(services, origins);
  return services.db.transaction(async (db) => {
    const isThis = eq(partners.siteId, site);
    const [before] = await db.select().from(partners).where(isThis).for('update');
    const [shown] = await listPartners(db, site);
    if (before === undefined) throw new ApiError('site_unknown');
    await db.update(partners).set({ name }).where(isThis);
    await setOrigins(db, site, origins);
    if (before.enabled !== enabled) await switchPartner(db, site, enabled, services.now());
    const action = actionOf(before.enabled, enabled);
    return logAndRead(services, db, { site, action, actor, before: shown });
  });
}
