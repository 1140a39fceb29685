import { useTranslation } from 'react-i18next';
import type { FormFields } from '#app/ground/form/form-fields.ts';
import { WALLET_TYPES } from '#core/people/profile/profile-constants.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextField } from '#ui/field/text-field.tsx';

type WalletType = (typeof WALLET_TYPES)[number];

export interface NumberValues {
  wallet_type: WalletType;
  account_number: string;
}

/** A number money can be sent to. Needs the texts of the area `settings`. */
export function NumberFields({
  values,
  set,
  typed,
}: Pick<FormFields<NumberValues>, 'values' | 'set' | 'typed'>) {
  const { t } = useTranslation('settings');
  return (
    <>
      <ChoiceGroup<WalletType>
        legend={t('pay.wallet')}
        row
        value={values.wallet_type}
        onChange={(wallet) => set('wallet_type', wallet)}
        choices={WALLET_TYPES.map((value) => ({ value, text: t(`pay.wallets.${value}`) }))}
      />
      <TextField
        label={t('pay.number')}
        hint={t('pay.numberHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...typed('account_number')}
      />
    </>
  );
}
