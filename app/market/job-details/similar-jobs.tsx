import { JobGrid } from '#app/market/list/job-grid.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/**
 * The similar jobs below a job, open, closed or gone; where none can be read, the way to all jobs
 * is enough.
 */
export function SimilarJobs({ jobId }: { jobId: number }) {
  const texts = useTexts('applying');
  const { data } = useApi('listSimilarJobs', { params: { jobId } });
  if (!data || data.data.length === 0) return null;
  return (
    <section className="flex flex-col gap-4 pt-4 no-print">
      <h2 className="text-lg">{texts('similar')}</h2>
      <JobGrid jobs={data.data} />
    </section>
  );
}
