import { useTranslation } from 'react-i18next';
import { GUARDIAN_SETTINGS } from '#app/people/account/settings/settings-groups.ts';
import { SettingsList } from '#app/people/account/settings/settings-list.tsx';
import { useCommonValues } from '#app/people/account/settings/use-common-values.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

export function SettingsPage() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const values = useCommonValues();
  const { data: students } = useApi('listStudents', {}, { keepsLast: true });
  const { data: places } = useApi('listOwnLocations', {}, { keepsLast: true });
  const counted = ({ data }: { data: unknown[] }) => ({
    count: data.length,
    n: format.number(data.length),
  });
  return (
    <SettingsList
      settings={GUARDIAN_SETTINGS}
      values={{
        ...values,
        students: students && t('values.students', counted(students)),
        location: places && t('values.places', counted(places)),
      }}
    />
  );
}
