import { useTranslation } from 'react-i18next';
import type { NewTutor } from '#core/people/api/acceptance.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ProfileSkeleton } from '#widgets/tutor-profile/profile-skeleton.tsx';
import { ProfileView } from '#widgets/tutor-profile/profile-view.tsx';

/** The profile as guardians would see it. */
export function ProfileDialog({ tutor, onClose }: { tutor: NewTutor; onClose(): void }) {
  const { t } = useTranslation('newTutors');
  const response = useApi('getNewTutor', { params: { id: tutor.person.user_id } });
  return (
    <Dialog isForReading title={t('profileOf', { name: tutor.person.name })} onClose={onClose}>
      <AsyncView response={response} skeleton={<ProfileSkeleton />}>
        {(profile) => <ProfileView profile={profile} card={null} reviews={null} />}
      </AsyncView>
    </Dialog>
  );
}
