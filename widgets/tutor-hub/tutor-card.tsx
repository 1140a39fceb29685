import { BookOpen, GraduationCap, MapPin } from 'lucide-react';
import { memo } from 'react';
import type { TutorHubItem } from '#core/api/schemas/hub.ts';
import { Card } from '#ui/card/card.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { IconLine } from '../list/icon-line.tsx';
import { CheckedBadge } from '../tutor/checked-badge.tsx';
import { placeOf, studyOf } from '../tutor/place-and-study.ts';
import { RatingLine } from '../tutor/rating-line.tsx';
import { PhotoOrFigure } from '../tutor/tutor-photo.tsx';
import { useBrandName } from '../words/use-brand-name.ts';

interface TutorCardProps {
  tutor: TutorHubItem;
  href: string;
  target: '_blank' | undefined;
  hasPhoto: boolean;
  isCompared: boolean;
}

/**
 * Who, from which university, for how much decide first; the rest follows. Its list hears the presses
 * (use-tutor-cards.tsx).
 */
export const TutorCard = memo(function TutorCard(props: TutorCardProps) {
  const { tutor, href, target, hasPhoto, isCompared } = props;
  const texts = useTexts('hub');
  const format = useFormat();
  const { tutorid, user, subjects, distance_km: km } = tutor;
  const { university, department } = studyOf(tutor);
  const place = placeOf(tutor);

  return (
    <Card as="article" isLink className="relative flex flex-col flex-1 gap-2 min-w-0">
      <div className="flex items-start gap-3">
        <PhotoOrFigure photo={hasPhoto ? user.photo : null} size={56} />
        <div className="flex-1 min-w-0">
          <h3 className="text-base break-words">{user.name}</h3>
          <p className="text-muted text-xs">{texts('card.id', { id: tutorid })}</p>
          <p className="text-sm">
            <RatingLine rating={tutor.rating} />
          </p>
        </div>
      </div>

      <Salary taka={tutor.expected_salary} />

      <ul className="flex flex-col gap-1 text-sm">
        {university && (
          <IconLine icon={<GraduationCap aria-hidden="true" size={16} />}>
            {university}
            {department && <span className="text-muted">, {department}</span>}
          </IconLine>
        )}
        {place && (
          <IconLine icon={<MapPin aria-hidden="true" size={16} />}>
            {place}
            {km !== undefined && (
              <span className="text-muted"> · {texts('card.away', { n: format.number(km) })}</span>
            )}
          </IconLine>
        )}
        {subjects.length > 0 && (
          <IconLine icon={<BookOpen aria-hidden="true" size={16} />}>
            <span className="clamp-2">{subjects.map(({ text }) => text).join(', ')}</span>
          </IconLine>
        )}
      </ul>

      <p className="flex flex-wrap gap-2 text-xs">
        <CheckedBadge checked={tutor.documents_checked} />
        <Tuitions count={tutor.completed_tuitions} />
        {tutor.is_online && (
          <span className="px-2 py-1 rounded-sm bg-surface">{texts('card.online')}</span>
        )}
      </p>

      <div className="flex flex-wrap items-center justify-between gap-x-3 mt-auto pt-1 border-t border-line text-sm">
        <span className="relative z-10">
          <CheckboxField
            label={texts('card.compare')}
            spokenLabel={texts('card.compareOf', { name: user.name })}
            checked={isCompared}
          />
        </span>
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

function Salary({ taka }: { taka: number | null }) {
  const texts = useTexts('hub');
  const common = useTexts('common');
  const format = useFormat();
  if (taka === null) return <p className="text-muted">{texts('card.askSalary')}</p>;
  return (
    <p className="tabular">
      <span className="sr-only">{texts('card.salary')}: </span>
      <strong className="text-lg font-semibold text-brand">{format.money(taka)}</strong>{' '}
      <span className="text-muted text-sm">{common('perMonth')}</span>
    </p>
  );
}

function Tuitions({ count }: { count: number }) {
  const texts = useTexts('hub');
  const format = useFormat();
  const brand = useBrandName();
  return (
    <span className="px-2 py-1 rounded-sm bg-surface">
      {count > 0
        ? texts('card.tuitions', { count, n: format.number(count) })
        : texts('card.noTuitions', { brand })}
    </span>
  );
}
