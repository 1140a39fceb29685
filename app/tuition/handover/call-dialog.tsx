import { useTranslation } from 'react-i18next';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ContactCard } from './contact-card.tsx';

export interface CallDialogProps {
  /** The caller's side. */
  side: OwnSide;
  jobId: number;
  onClose(): void;
}

/** The phone of the other of a tuition, from its hand-over: there while the tuition goes on. */
export function CallDialog({ side, jobId, onClose }: CallDialogProps) {
  const { t } = useTranslation('handover');
  return (
    <Dialog title={t(`callTitle.${side}`)} onClose={onClose}>
      {side === 'tutor' ? <GuardianPhone jobId={jobId} /> : <TutorPhone jobId={jobId} />}
    </Dialog>
  );
}

function GuardianPhone({ jobId }: { jobId: number }) {
  const { t } = useTranslation('handover');
  const response = useFreshApi('getTutorHandover', { params: { jobId } });
  return (
    <AsyncView response={response}>
      {({ guardian }) => (
        <ContactCard
          role={t('tutor.guardian')}
          name={guardian.name}
          photo={guardian.photo}
          gender={null}
          phone={guardian.phone_no}
        />
      )}
    </AsyncView>
  );
}

function TutorPhone({ jobId }: { jobId: number }) {
  const { t } = useTranslation('handover');
  const response = useFreshApi('getGuardianHandover', { params: { id: jobId } });
  return (
    <AsyncView response={response}>
      {({ tutor }) => (
        <ContactCard
          role={t('guardian.tutor')}
          name={tutor.name}
          photo={tutor.photo}
          gender={tutor.gender}
          phone={tutor.phone_no}
        />
      )}
    </AsyncView>
  );
}
