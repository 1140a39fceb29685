import { SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Door } from './door.tsx';

export function TutorDoor() {
  const texts = useTexts('home');
  return (
    <Door
      title={texts('tutor.title')}
      action="/job-board"
      submit={texts('tutor.submit')}
      to="/auth/tutor/signup"
      linkText={texts('tutor.join')}
      linkHint={texts('tutor.joinHint')}
    >
      <TextField
        name="search"
        label={texts('tutor.search')}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_MAX}
      />
    </Door>
  );
}
