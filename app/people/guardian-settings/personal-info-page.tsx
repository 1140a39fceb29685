import { Editable } from '#app/people/account/editable.tsx';
import { PhotoEditor } from '#app/people/account/photo/photo-editor.tsx';
import { useProfileLock } from '#app/people/account/use-profile-lock.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { PersonalForm } from './personal-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** While the profile is locked, photo and form take nothing and say why. */
export function PersonalInfoPage() {
  const isLocked = useProfileLock() !== null;
  const response = useFreshApi('getParentProfile', {});
  return (
    <SettingsFrame tab="personal-info">
      <AsyncView response={response}>
        {({ data: profile }) => (
          <>
            <PhotoEditor
              name={profile.name}
              photo={profile.photo}
              gender={profile.gender}
              isLocked={isLocked}
            />
            <Editable>
              <PersonalForm profile={profile} />
            </Editable>
          </>
        )}
      </AsyncView>
    </SettingsFrame>
  );
}
