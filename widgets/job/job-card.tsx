import type { TFunction } from 'i18next';
import { BookOpen, House, type LucideIcon, MapPin, MonitorSmartphone, Users } from 'lucide-react';
import { memo } from 'react';
import type { Format } from '#core/ground/format/format.ts';
import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import type { JobBoardItem } from '#core/market/api/job-board.ts';
import { Card } from '#ui/card/card.tsx';
import { IconLine } from '../list/icon-line.tsx';
import { SaveButton } from './save-button.tsx';

/** The words that all cards of a list use; read only once. */
export interface CardWords {
  texts: TFunction<'board'>;
  common: TFunction<'common'>;
  format: Format;
  genderText(code: number): string;
}

interface JobCardProps {
  job: JobBoardItem;
  words: CardWords;
  /** The way from the reader, shown where the list is not of a place. */
  away?: string | undefined;
  /** The time since it was posted. */
  ago: string;
  href: string;
  target: '_blank' | undefined;
  hasApplied: boolean;
  isSaved: boolean;
  isSaving: boolean;
}

const PLACE_ICON: Record<number, LucideIcon> = {
  [TUTORING_PLACE.group]: Users,
  [TUTORING_PLACE.home]: House,
  [TUTORING_PLACE.online]: MonitorSmartphone,
};

/**
 * Class, salary, subjects and area decide first, in one glance; the rest follows. The whole card
 * opens the job. Its list hears the presses (use-job-cards.tsx).
 */
export const JobCard = memo(function JobCard(props: JobCardProps) {
  const { job, words, away, ago, href, target, hasApplied, isSaved, isSaving } = props;
  const { texts, common, format, genderText } = words;
  const PlaceIcon = PLACE_ICON[job.tutoring_place_id] ?? House;
  const tutorWanted =
    job.tutor_gender === 1 || job.tutor_gender === 2
      ? texts('card.tutorWanted', { gender: genderText(job.tutor_gender) })
      : texts('card.anyTutor');
  const distance =
    job.distance_km === undefined
      ? away
      : texts('card.away', { n: format.number(job.distance_km) });
  const days = { count: job.days_in_week, n: format.number(job.days_in_week) };
  const terms = [job.tutoring_place, common('daysInWeek', days), tutorWanted].join(' · ');

  return (
    <Card as="article" isLink className="relative flex flex-col flex-1 gap-2 min-w-0">
      <div className="flex items-start gap-2">
        <div className="flex-1 min-w-0">
          <h3 className="text-base">
            <a href={href} target={target} className="covers-card" data-job-id={job.id}>
              {job.class_name}
            </a>
          </h3>
          <p className="text-muted text-sm">{job.tutoring_category.category_name}</p>
        </div>
        <p className="tabular text-end">
          <strong className="block text-lg font-semibold leading-tight text-brand">
            {format.money(job.actual_salary)}
          </strong>
          <span className="text-muted text-xs">{common('perMonth')}</span>
        </p>
        <SaveButton
          jobId={job.id}
          isSaved={isSaved}
          isBusy={isSaving}
          label={texts('card.save', { id: format.id(job.id) })}
        />
      </div>

      <ul className="flex flex-col gap-1 text-sm">
        <IconLine icon={<BookOpen aria-hidden="true" size={16} />}>
          <span className="sr-only">{texts('card.subjects')}: </span>
          {job.subjects.map((subject) => subject.subject_name).join(', ')}
        </IconLine>
        <IconLine icon={<MapPin aria-hidden="true" size={16} />}>
          {job.location_name}, {job.city.city_name}
          {distance && <span className="text-muted"> · {distance}</span>}
        </IconLine>
        <IconLine icon={<PlaceIcon aria-hidden="true" size={16} />}>{terms}</IconLine>
      </ul>

      <p className="flex flex-wrap items-center justify-between gap-2 mt-auto text-muted text-xs">
        <span>{texts('card.jobId', { id: format.id(job.id) })}</span>
        {hasApplied && (
          <strong className="px-2 py-1 rounded-sm bg-brand-soft text-brand">
            {texts('card.applied')}
          </strong>
        )}
        <time dateTime={job.created_at}>{ago}</time>
      </p>
    </Card>
  );
});
