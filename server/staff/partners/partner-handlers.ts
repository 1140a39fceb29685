import type { Partner } from '#core/staff/api/staff-partners.ts';
import { type StaffActor, toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { listPartners } from './list-partners.ts';
import { createPartner, updatePartner } from './save-partner.ts';

const saved = (data: Partner, { lang }: StaffActor) => ({
  ...success('staff.partner_saved', lang),
  data,
});

export function createPartnerHandlers(services: Services) {
  return {
    listPartners: async () => ({ data: await listPartners(services.db) }),
    createPartner: async ({ body: { site, ...fields }, ...call }) => {
      const actor = toStaffActor(call);
      return saved(await createPartner(services, { siteId: site, ...fields }, actor), actor);
    },
    updatePartner: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      return saved(await updatePartner(services, { siteId: params.site, ...body }, actor), actor);
    },
  } satisfies Partial<Handlers>;
}
