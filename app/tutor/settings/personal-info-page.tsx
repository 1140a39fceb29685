import { Editable } from '../parts/editable.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useFreshApi } from '../parts/use-fresh-api.ts';
import { AccountForm } from './account-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function Page() {
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
