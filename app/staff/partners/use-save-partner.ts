import type { Partner } from '#core/api/schemas/staff-partners.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

export type PartnerDraft = Pick<Partner, 'site' | 'name' | 'origins' | 'enabled'>;

/** Registers or changes a partner; true when it is done and told. */
export function useSavePartner() {
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const showToast = useToast();
  const act = useStaffMutation();
  const save = async (isNew: boolean, { site, name, origins, enabled }: PartnerDraft) => {
    const fields = { name, origins };
    const done = await act.run(() =>
      isNew
        ? api.call('createPartner', { body: { site, ...fields } })
        : api.call('updatePartner', { params: { site }, body: { ...fields, enabled } }),
    );
    if (done) showToast(texts('partners.saved', { name: done.data.name }), 'success');
    return done !== undefined;
  };
  return { ...act, save };
}
