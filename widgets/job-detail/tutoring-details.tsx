import { useTranslation } from 'react-i18next';
import type { Job } from '#core/market/api/job.ts';
import { Section } from '#ui/section/section.tsx';
import { useTutoringWords } from '../job/use-tutoring-words.ts';

/** The grid of facts. Source: docs/requirements/market/job-detail-and-apply.md, "Page". */
export function TutoringDetails({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const words = useTutoringWords(job);
  const notGiven = t('details.notGiven');

  const entries: (readonly [term: string, value: string | null])[] = [
    [t('details.categories'), job.tutoring_category.category_name],
    [t('details.course'), job.iclass.class_name],
    [words.time[0], words.time[1] ?? notGiven],
    [words.duration[0], words.duration[1] ?? notGiven],
    [t('details.subjects'), job.subjects.map((subject) => subject.subject_name).join(', ')],
    words.days,
    [t('details.type'), job.tutoring_place.tutoring_place],
    words.students,
    words.jobDuration,
    words.kind,
    words.studentGender,
  ];

  return (
    <Section title={t('details.title')}>
      <dl className="grid grid-cols-2 gap-x-4 cq-sm:gap-x-6 gap-y-3">
        {entries.map(
          ([term, value]) =>
            value !== null && (
              <div key={term} className="flex flex-col">
                <dt className="text-muted text-sm">{term}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}
