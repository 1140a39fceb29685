import { useTranslation } from 'react-i18next';
import type { Partner } from '#core/staff/api/staff-partners.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

export type PartnerDraft = Pick<Partner, 'site' | 'name' | 'origins' | 'enabled'>;

/** Registers or changes a partner, and tells it. */
export function useSavePartner() {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const act = useStaffMutation();
  const save = (isNew: boolean, { site, name, origins, enabled }: PartnerDraft) => {
    const fields = { name, origins };
    return act.run(
      () =>
        isNew
          ? api.call('createPartner', { body: { site, ...fields } })
          : api.call('updatePartner', { params: { site }, body: { ...fields, enabled } }),
      ({ data }) => t('partners.saved', { name: data.name }),
    );
  };
  return { ...act, save };
}
