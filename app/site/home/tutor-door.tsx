import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Door } from './door.tsx';

export function TutorDoor() {
  const { t } = useTranslation('home');
  return (
    <Door
      title={t('tutor.title')}
      action="/job-board"
      submit={t('tutor.submit')}
      to="/auth/tutor/signup"
      linkText={t('tutor.join')}
      linkHint={t('tutor.joinHint')}
    >
      <TextField
        name="search"
        label={t('tutor.search')}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_MAX}
      />
    </Door>
  );
}
