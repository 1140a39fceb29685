import { BookOpen, Clock, GraduationCap, MapPin } from 'lucide-react';
import { memo } from 'react';
import type { TutorHubItem } from '#core/market/api/hub.ts';
import { Card } from '#ui/card/card.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { iconLine } from '../list/icon-line.tsx';
import { checkedBadge } from '../tutor/checked-badge.tsx';
import type { LostPhotos } from '../tutor/lost-photos.ts';
import { placeOf, studyOf } from '../tutor/place-and-study.ts';
import { RatingLine } from '../tutor/rating-line.tsx';
import { TutorPhoto } from '../tutor/tutor-photo.tsx';
import type { TutorWords } from '../tutor/use-tutor-words.ts';

interface TutorCardProps {
  tutor: TutorHubItem;
  words: TutorWords;
  /** The way from the reader, shown where the list is not of a place. */
  away?: string | undefined;
  lost: LostPhotos;
  href: string;
  target: '_blank' | undefined;
  /** Left out where tutors are not compared. */
  isCompared?: boolean;
}

/**
 * Shows first who, from which university and for how much, since these decide; the rest follows.
 * Its list hears the presses (use-tutor-cards.tsx).
 */
export const TutorCard = memo(function TutorCard(props: TutorCardProps) {
  const { tutor, words, away, lost, href, target, isCompared } = props;
  const { texts, common, format, brand } = words;
  const { tutorid, user, gender, subjects, distance_km: km } = tutor;
  const { expected_salary: taka, completed_tuitions: count, first_free: free } = tutor;
  const { university, department } = studyOf(tutor);
  const place = placeOf(tutor);
  const distance = km === undefined ? away : texts('card.away', { n: format.number(km) });

  return (
    <Card as="article" isLink className="relative flex flex-col flex-1 gap-2 min-w-0">
      <div className="flex items-start gap-3">
        <TutorPhoto {...user} gender={gender} size={56} lost={lost} />
        <div className="flex-1 min-w-0">
          <h3 className="text-base break-words">{user.name}</h3>
          <p className="text-muted text-xs">{texts('card.id', { id: tutorid })}</p>
          <p className="flex text-sm">
            <RatingLine rating={tutor.rating} words={words} />
          </p>
        </div>
      </div>

      {taka === null ? (
        <p className="text-muted">{texts('card.askSalary')}</p>
      ) : (
        <p className="tabular">
          <span className="sr-only">{texts('card.salary')}: </span>
          <strong className="text-lg font-semibold text-brand">{format.money(taka)}</strong>{' '}
          <span className="text-muted text-sm">{common('perMonth')}</span>
        </p>
      )}

      <ul className="flex flex-col gap-1 text-sm">
        {university &&
          iconLine(
            <GraduationCap aria-hidden="true" size={16} />,
            university,
            department && <span className="text-muted">, {department}</span>,
          )}
        {place &&
          iconLine(
            <MapPin aria-hidden="true" size={16} />,
            place,
            distance && <span className="text-muted"> · {distance}</span>,
          )}
        {subjects.length > 0 &&
          iconLine(
            <BookOpen aria-hidden="true" size={16} />,
            <span className="clamp-2">{subjects.map(({ text }) => text).join(', ')}</span>,
          )}
        {free &&
          iconLine(
            <Clock aria-hidden="true" size={16} />,
            texts('card.firstFree', {
              day: texts(`days.${free.day}`),
              time: format.time(free.starts_at),
            }),
          )}
      </ul>

      <p className="card-end flex flex-wrap gap-2 text-xs">
        {checkedBadge(tutor.documents_checked, words)}
        <span className="px-2 py-1 rounded-sm bg-surface">
          {count > 0
            ? texts('card.tuitions', { count, n: format.number(count) })
            : texts('card.noTuitions', { brand })}
        </span>
        {tutor.is_online && (
          <span className="px-2 py-1 rounded-sm bg-surface">{texts('card.online')}</span>
        )}
      </p>

      <div className="card-end flex flex-wrap items-center justify-between gap-x-3 mt-auto pt-1 border-t border-line text-sm">
        {isCompared !== undefined && (
          <span className="relative z-10">
            <CheckboxField
              label={texts('card.compare')}
              spokenLabel={texts('card.compareOf', { name: user.name })}
              checked={isCompared}
            />
          </span>
        )}
        <a
          href={href}
          target={target}
          className="covers-card inline-flex items-center min-h-[44px] font-semibold text-brand hover:underline"
          data-tutor-id={tutorid}
          aria-label={texts('card.viewOf', { name: user.name })}
        >
          {texts('card.view')}
        </a>
      </div>
    </Card>
  );
});
