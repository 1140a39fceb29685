import { useTranslation } from 'react-i18next';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';

type Degree = HubProfile['degrees'][number];

/**
 * The first level that is a degree, from diploma on; below it are the school's exams. Source:
 * docs/requirements/people/tutor-profile.md, "Education".
 */
const FIRST_DEGREE = 8;
const GRADUATED = 100;

/** Degrees, and the results of the exams before them. */
export function EducationSections({ degrees }: { degrees: readonly Degree[] }) {
  const { t } = useTranslation('tutorProfile');
  const higher = degrees.filter(({ education_level_id: level }) => level >= FIRST_DEGREE);
  const school = degrees.filter(({ education_level_id: level }) => level < FIRST_DEGREE);
  return (
    <>
      {higher.length > 0 && (
        <Section title={t('profile.degrees')}>
          <Entries entries={higher} />
        </Section>
      )}
      {school.length > 0 && (
        <Section title={t('profile.results')}>
          <Entries entries={school} />
        </Section>
      )}
    </>
  );
}

const Entries = ({ entries }: { entries: readonly Degree[] }) => (
  <ul className="flex flex-col gap-4">
    {entries.map((entry) => (
      <li key={entry.education_level_id} className="flex flex-col gap-1">
        <Entry entry={entry} />
      </li>
    ))}
  </ul>
);

function Entry({ entry }: { entry: Degree }) {
  const { t } = useTranslation('tutorProfile');
  const format = useFormat();
  const { current_semester: semester, passing_year: year, result } = entry;
  const inDigits = (text: string) => text.replace(/\d/g, (digit) => format.id(Number(digit)));
  const subject = [entry.department, entry.group, entry.curriculum, entry.board];
  const facts = [
    semester !== null &&
      (semester === GRADUATED
        ? t('profile.graduated')
        : t('profile.semester', { n: format.number(semester) })),
    year !== null && t('profile.year', { year: format.id(year) }),
    result !== null && t('profile.result', { result: inDigits(result) }),
  ].filter(Boolean);
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-2">
        {entry.exam_title ?? entry.education_level}
        {entry.is_current && semester !== GRADUATED && (
          <span className="px-2 rounded-sm bg-brand-soft text-brand text-xs font-semibold">
            {t('profile.current')}
          </span>
        )}
      </h3>
      {entry.institute && <p>{entry.institute}</p>}
      <p className="text-muted text-sm">{subject.filter(Boolean).join(' · ')}</p>
      {facts.length > 0 && <p className="text-sm tabular">{facts.join(' · ')}</p>}
    </>
  );
}
