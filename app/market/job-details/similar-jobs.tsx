import { useTranslation } from 'react-i18next';
import { JobGrid } from '#app/market/list/job-grid.tsx';
import { useApi } from '#ui/api/use-api.ts';

/**
 * The similar jobs below a job, open, closed or gone; where none can be read, the way to all jobs
 * is enough.
 */
export function SimilarJobs({ jobId }: { jobId: number }) {
  const { t } = useTranslation('applying');
  const { data } = useApi('listSimilarJobs', { params: { jobId } });
  if (!data || data.data.length === 0) return null;
  return (
    <section id="similar" className="flex flex-col gap-4 pt-4 no-print">
      <h2 className="text-lg">{t('similar')}</h2>
      <JobGrid jobs={data.data} />
    </section>
  );
}
