import type { Answer } from '#core/api/api-client.ts';
import { WALLET_TYPES } from '#core/profile/profile-constants.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { SavedForm } from '../../form/saved-form.tsx';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { mobileBankingBody } from '../forms/profile-schemas.ts';

type WalletType = (typeof WALLET_TYPES)[number];

interface NumberDialogProps {
  /** Missing for a new one. */
  entry: Answer<'listMobileBanking'>['data'][number] | undefined;
  onSaved(answer: { message: string }): Promise<void>;
  onClose(): void;
}

interface NumberValues {
  wallet_type: WalletType;
  account_number: string;
}

export function NumberDialog({ entry, onSaved, onClose }: NumberDialogProps) {
  const texts = useTexts('settings');
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
    whenFailed: texts(entry ? 'pay.updateFailed' : 'pay.addFailed'),
  });
  const { values, set, typed } = saved;
  const title = texts(entry ? 'pay.edit' : 'pay.add');

  return (
    <Dialog title={title} onClose={onClose}>
      <SavedForm
        saved={saved}
        label={title}
        submitText={texts(entry ? 'pay.update' : 'pay.save')}
        sendingText={texts(entry ? 'pay.updating' : 'pay.adding')}
      >
        <ChoiceGroup<WalletType>
          legend={texts('pay.wallet')}
          row
          value={values.wallet_type}
          onChange={(wallet) => set('wallet_type', wallet)}
          choices={WALLET_TYPES.map((value) => ({
            value,
            text: texts(`pay.wallets.${value}`),
          }))}
        />
        <TextField
          label={texts('pay.number')}
          hint={texts('pay.numberHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...typed('account_number')}
        />
      </SavedForm>
    </Dialog>
  );
}
