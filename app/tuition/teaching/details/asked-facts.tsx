import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';
import { useQualificationRows } from '#widgets/job/use-qualification-rows.ts';
import { useTutoringWords } from '#widgets/job/use-tutoring-words.ts';

interface AskedFactsProps {
  tuition: TuitionAnswer;
  asked: NonNullable<TuitionAnswer['asked']>;
}

/** Shows what the request asked for: of the tuition, then of the tutor. */
export function AskedFacts({ tuition, asked }: AskedFactsProps) {
  const job = useTexts('job');
  const format = useFormat();
  const words = useTutoringWords({ ...asked, days_in_week: tuition.days_in_week });
  const rows = useQualificationRows(asked.qualifications);
  return (
    <>
      <Section title={job('details.title')}>
        <Facts
          facts={[
            [job('posted'), format.date(asked.created_at)],
            [job('hiringDate'), asked.hiring_date && format.date(asked.hiring_date)],
            words.time,
            words.duration,
            words.students,
            words.studentGender,
            words.jobDuration,
            words.kind,
          ]}
        />
      </Section>
      <Section title={job('qualifications.title')}>
        <Facts facts={rows} />
      </Section>
      <Section title={job('requirement.title')}>
        <p className="break-words whitespace-pre-line">
          {asked.tutor_requirement ?? job('requirement.none')}
        </p>
      </Section>
    </>
  );
}
