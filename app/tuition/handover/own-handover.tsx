import { useParams } from 'react-router';
import { useLoadWithTexts } from '#app/ground/texts/use-load-with-texts.ts';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { readJobId } from '#core/market/jobs/read-job-id.ts';
import { FetchedPart } from '#ui/late/fetched-part.tsx';

const loadHandover = async () => (await import('./tutor-handover.tsx')).TutorHandover;
const TEXTS = ['handover'] as const;

/** The hand-over on the page of a job. Few readers of a job have it: code and texts come when they do. */
export function OwnHandover() {
  const load = useLoadWithTexts(loadHandover, TEXTS);
  const jobId = readJobId(useParams().jobId ?? '');
  if (!jobId) return null;
  return (
    <FetchedPart<{ jobId: number }> load={load}>
      {(TutorHandover) => (
        <WithTexts areas={TEXTS}>
          <TutorHandover jobId={jobId} />
        </WithTexts>
      )}
    </FetchedPart>
  );
}
