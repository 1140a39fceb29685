import { GraduationCap, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import type { OnlineTutor } from '#core/tuition/api/online-lessons.ts';
import { bookPath } from '#core/tuition/online-lessons/lesson-path.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { studyOf } from '#widgets/tutor/place-and-study.ts';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';

const PHOTO_SIZE = 56;

/** Shows who it is, from where, what is taught, and for how much an hour. */
export function OnlineTutorCard({ online }: { online: OnlineTutor }) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  const { tutor, rate, lessons_held: held, lesson_rating: rating } = online;
  const { university } = studyOf(tutor);
  return (
    <Card as="article" className="flex flex-col flex-1 gap-3 min-w-0">
      <div className="flex items-start gap-3">
        <TutorPhoto {...tutor.user} gender={tutor.gender} size={PHOTO_SIZE} />
        <div className="flex-1 min-w-0">
          <h2 className="text-base break-words">{tutor.user.name}</h2>
          <p className="text-muted text-xs">{tutor.tutorid}</p>
          <p className="text-sm tabular">
            <strong className="text-lg text-brand">{format.money(rate)}</strong>{' '}
            <span className="text-muted">{t('perHour')}</span>
          </p>
        </div>
      </div>
      {university && (
        <p className="flex items-start gap-2 text-sm">
          <GraduationCap aria-hidden="true" size={16} className="shrink-0 mt-1" />
          {university}
        </p>
      )}
      <p className="text-sm break-words">{tutor.subjects.map(({ text }) => text).join(', ')}</p>
      <p className="text-sm text-muted">
        {held > 0 ? t('tutors.held', { count: held, n: format.number(held) }) : t('tutors.none')}
        {rating.average !== null && (
          <span className="flex items-center gap-1">
            <Star aria-hidden="true" size={16} className="text-accent fill-accent" />
            {t('tutors.rated', {
              average: format.number(rating.average),
              max: format.number(RATING_MAX),
            })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-3 mt-auto">
        <ActionLink to={bookPath(tutor.tutorid)}>
          {t('tutors.choose')}
          <span className="sr-only">{tutor.user.name}</span>
        </ActionLink>
        <ActionLink to={tutorPath(tutor.tutorid)} look="secondary">
          {t('tutors.profile')}
          <span className="sr-only">{tutor.user.name}</span>
        </ActionLink>
      </div>
    </Card>
  );
}
