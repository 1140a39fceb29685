import { Loaded } from '#ui/api/loaded.tsx';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { Editable } from '../../account/editable.tsx';
import { AccountForm } from './account-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function PersonalInfoPage() {
  const response = useFreshApi('getTutorProfile', {});
  return (
    <SettingsFrame tab="personal-info">
      <Loaded response={response}>
        {(profile) => (
          <Editable>
            <AccountForm profile={profile} />
          </Editable>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
