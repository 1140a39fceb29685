import { Editable } from '#app/people/account/editable.tsx';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { AccountForm } from './account-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function PersonalInfoPage() {
  const response = useFreshApi('getTutorProfile', {});
  return (
    <SettingsFrame tab="personal-info">
      <AsyncView response={response}>
        {(profile) => (
          <Editable>
            <AccountForm profile={profile} />
          </Editable>
        )}
      </AsyncView>
    </SettingsFrame>
  );
}
