import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type JobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { useApi } from '#ui/api/use-api.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { JobListSection } from './job-list-section.tsx';
import { usePositionUpdates } from './position/position-provider.tsx';

/**
 * Open jobs around the shared location, nearest first, with their distance. Nothing while the tutor does not share it.
 * Source: docs/requirements/dashboards/tutor-area.md, "Position".
 */
export function NearestJobs() {
  const { sent } = usePositionUpdates();
  return sent && <JobsAround latitude={sent.lat} longitude={sent.lon} />;
}

function JobsAround(place: Required<Pick<JobFilter, 'latitude' | 'longitude'>>) {
  const { t } = useTranslation('tutor');
  // Of what the profile says the gender only: around here every class and subject counts.
  const profile = useApi('getJobsForMe', {});
  const { tutor_gender } = profile.data ?? {};
  const filter: JobFilter = { ...place, ...(tutor_gender !== undefined && { tutor_gender }) };
  const response = useApi('listJobs', profile.data ? { query: { ...filter, page: 1 } } : null, {
    keepsLast: true,
  });
  return (
    <JobListSection
      title={t('dashboard.nearest')}
      to={`/job-board?${writeJobFilter(filter)}`}
      response={profile.data ? response : { ...profile, data: undefined }}
      empty={<StatePanel icon={<MapPin size={32} />} title={t('dashboard.nothingNear')} />}
    />
  );
}
