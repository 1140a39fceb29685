import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Door } from './door.tsx';

export function GuardianDoor() {
  const { t } = useTranslation('home');
  return (
    <Door
      title={t('guardian.title')}
      action="/hub"
      submit={t('guardian.submit')}
      to="/crm/hire-tutor"
      linkText={t('guardian.hire')}
      linkHint={t('guardian.hireHint')}
    >
      <TextField
        name="search"
        label={t('guardian.search')}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_MAX}
      />
    </Door>
  );
}
