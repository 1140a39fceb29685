import { useTranslation } from 'react-i18next';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { useQualificationRows } from '#widgets/job/use-qualification-rows.ts';
import { useTutoringWords } from '#widgets/job/use-tutoring-words.ts';

interface AskedFactsProps {
  tuition: TuitionAnswer;
  asked: NonNullable<TuitionAnswer['asked']>;
}

/** Shows what the request asked for: of the tuition, then of the tutor. */
export function AskedFacts({ tuition, asked }: AskedFactsProps) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const words = useTutoringWords({ ...asked, days_in_week: tuition.days_in_week });
  const rows = useQualificationRows(asked.qualifications);
  return (
    <>
      <Section title={t('details.title')}>
        <Facts
          facts={[
            [t('posted'), format.date(asked.created_at)],
            [t('hiringDate'), asked.hiring_date && format.date(asked.hiring_date)],
            words.time,
            words.duration,
            words.students,
            words.studentGender,
            words.jobDuration,
            words.kind,
          ]}
        />
      </Section>
      <Section title={t('qualifications.title')}>
        <Facts facts={rows} />
      </Section>
      <Section title={t('requirement.title')}>
        <p className="break-words whitespace-pre-line">
          {asked.tutor_requirement ?? t('requirement.none')}
        </p>
      </Section>
    </>
  );
}
