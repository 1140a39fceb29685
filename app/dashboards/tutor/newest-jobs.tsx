import { MapPinned } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { JobListSection } from './job-list-section.tsx';

/** The newest jobs in the areas the tutor prefers; the first of `available-jobs`. */
export function NewestJobs() {
  const { t } = useTranslation('tutor');
  const response = useApi('listAvailableJobs', { query: { page: 1 } }, { keepsLast: true });
  return (
    <JobListSection
      title={t('dashboard.newest')}
      to="/tutor/job-board/available-jobs"
      response={response}
      empty={<StatePanel icon={<MapPinned size={32} />} title={t('ownJobs.availableEmpty')} />}
    />
  );
}
