import { useState } from 'react';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Door } from './door.tsx';

export function TutorDoor() {
  const texts = useTexts('home');
  const cities = useApi('listCities', {}, { keepsLast: true });
  const [city, setCity] = useState<number>();
  return (
    <Door
      title={texts('tutor.title')}
      action="/job-board"
      submit={texts('tutor.submit')}
      to="/auth/tutor/signup"
      linkText={texts('tutor.join')}
      linkHint={texts('tutor.joinHint')}
    >
      <SelectField
        name="city_id"
        label={texts('tutor.city')}
        emptyText={texts('tutor.anyCity')}
        options={cities}
        value={city}
        onChange={setCity}
      />
    </Door>
  );
}
