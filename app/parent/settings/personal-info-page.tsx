import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { OwnProfile } from '../../account/own-profile.tsx';
import { PersonalForm } from './personal-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function PersonalInfoPage() {
  const response = useFreshApi('getParentProfile', {});
  return (
    <SettingsFrame tab="personal-info">
      <AsyncView response={response}>
        {({ data: profile }) => (
          <OwnProfile name={profile.name} photo={profile.photo}>
            {(onSaved) => <PersonalForm profile={profile} onSaved={onSaved} />}
          </OwnProfile>
        )}
      </AsyncView>
    </SettingsFrame>
  );
}
