import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { mobileBankingBody } from '#app/people/tutor-profile/forms/profile-schemas.ts';
import type { Answer } from '#core/api/api-client.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { NumberFields, type NumberValues } from './number-fields.tsx';

interface NumberDialogProps {
  /** Missing for a new one. */
  entry: Answer<'listMobileBanking'>['data'][number] | undefined;
  onSaved(answer: { message: string }): Promise<void>;
  onClose(): void;
}

export function NumberDialog({ entry, onSaved, onClose }: NumberDialogProps) {
  const { t } = useTranslation('settings');
  const { api } = useEnvironment();
  const saved = useSavedForm<NumberValues, typeof mobileBankingBody._output>({
    name: entry ? `pay-number-${entry.id}` : 'pay-number',
    schema: mobileBankingBody,
    defaults: {
      wallet_type: entry?.wallet_type ?? 'bkash',
      account_number: entry?.account_number ?? '',
    },
    toasts: true,
    send: async (body) =>
      onSaved(
        entry
          ? await api.call('updateMobileBanking', { params: { id: entry.id }, body })
          : await api.call('addMobileBanking', { body }),
      ),
    whenFailed: t(entry ? 'pay.updateFailed' : 'pay.addFailed'),
  });
  const { values, set, typed } = saved;
  const title = t(entry ? 'pay.edit' : 'pay.add');

  return (
    <Dialog title={title} onClose={onClose}>
      <SavedForm
        saved={saved}
        label={title}
        submitText={t(entry ? 'pay.update' : 'pay.save')}
        sendingText={t(entry ? 'pay.updating' : 'pay.adding')}
      >
        <NumberFields values={values} set={set} typed={typed} />
      </SavedForm>
    </Dialog>
  );
}
