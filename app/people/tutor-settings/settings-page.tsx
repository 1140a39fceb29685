import { useTranslation } from 'react-i18next';
import { TUTOR_SETTINGS } from '#app/people/account/settings/settings-groups.ts';
import { SettingsList } from '#app/people/account/settings/settings-list.tsx';
import { useCommonValues } from '#app/people/account/settings/use-common-values.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

export function SettingsPage() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const values = useCommonValues();
  const { data: numbers } = useApi('listMobileBanking', {}, { keepsLast: true });
  const { data: history } = useApi('getOwnHistory', {}, { keepsLast: true });
  const count = numbers?.data.length ?? 0;
  return (
    <SettingsList
      settings={TUTOR_SETTINGS}
      values={{
        ...values,
        'pay-info':
          numbers &&
          (count > 0 ? t('values.numbers', { count, n: format.number(count) }) : t('values.none')),
        'verified-history': history && t(history.is_shown ? 'values.shown' : 'values.hidden'),
      }}
    />
  );
}
