import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import type { TuitionTab } from '#core/tuition/teaching/tuition-path.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { StandingNote } from './standing-note.tsx';

const PHOTO_SIZE = 56;

/** The other of the two, what is taught, and how the tuition stands. */
export function TuitionHead({ tuition, tab }: { tuition: TuitionAnswer; tab: TuitionTab }) {
  const { t } = useTranslation('teaching');
  const format = useFormat();
  const { other, state, ended, since, pause, notice, class_name, subjects, student_name } = tuition;
  usePageTitle(`${t(`tabs.${tab}`)} · ${other.name}`);
  const subjectNames = subjects.map(({ subject_name }) => subject_name).join(', ');
  return (
    <header className="flex items-center gap-3 mb-4">
      <TutorPhoto name={other.name} photo={other.photo} gender={other.gender} size={PHOTO_SIZE} />
      <div className="min-w-0">
        <h1 className="text-xl break-words">
          {other.tutorid === null ? (
            other.name
          ) : (
            <Link to={tutorPath(other.tutorid)} className="hover:text-brand hover:underline">
              {other.name}
            </Link>
          )}
        </h1>
        <p className="text-sm text-muted break-words">
          {[student_name, class_name, subjectNames].filter(Boolean).join(' · ')}
        </p>
        <p className="text-sm">
          {ended
            ? t('state.ended', { date: format.date(ended.at) })
            : since
              ? t('state.confirmed', { date: format.date(since) })
              : t(`state.${state}`)}
        </p>
        <StandingNote pause={pause} notice={notice} />
      </div>
    </header>
  );
}
