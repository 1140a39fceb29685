import { SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Door } from './door.tsx';

export function GuardianDoor() {
  const texts = useTexts('home');
  return (
    <Door
      title={texts('guardian.title')}
      action="/hub"
      submit={texts('guardian.submit')}
      to="/crm/hire-tutor"
      linkText={texts('guardian.hire')}
      linkHint={texts('guardian.hireHint')}
    >
      <TextField
        name="search"
        label={texts('guardian.search')}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_MAX}
      />
    </Door>
  );
}
