import { Loaded } from '#ui/api/loaded.tsx';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { OwnProfile } from '../../account/own-profile.tsx';
import { PersonalForm } from './personal-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function PersonalInfoPage() {
  const response = useFreshApi('getParentProfile', {});
  return (
    <SettingsFrame tab="personal-info">
      <Loaded response={response}>
        {({ data: profile }) => (
          <OwnProfile name={profile.name} photo={profile.photo}>
            {(onSaved) => <PersonalForm profile={profile} onSaved={onSaved} />}
          </OwnProfile>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
