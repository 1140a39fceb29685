import { useTranslation } from 'react-i18next';
import { PhotoEditor } from '#app/people/account/photo/photo-editor.tsx';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { CheckLine } from '../checks/check-line.tsx';

interface OwnPhotoProps {
  profile: TutorProfile;
  isLocked: boolean;
}

/**
 * Shows a tutor's photo, the one sent last first, and what guardians see until staff have approved it.
 * Source: docs/requirements/people/tutor-profile.md, "Photo".
 */
export function OwnPhoto({ profile, isLocked }: OwnPhotoProps) {
  const { t } = useTranslation('profile');
  const { name, photo, new_photo, gender, photo_check: check } = profile;
  return (
    <PhotoEditor
      name={name}
      photo={photo}
      newPhoto={new_photo}
      gender={gender}
      isLocked={isLocked}
      notice={
        check && (
          <div className="flex flex-col gap-1">
            <CheckLine check={check} />
            {new_photo !== null && (
              <p className="text-sm text-muted">
                {t(photo === null ? 'photo.untilDrawn' : 'photo.untilEarlier')}
              </p>
            )}
          </div>
        )
      }
    />
  );
}
