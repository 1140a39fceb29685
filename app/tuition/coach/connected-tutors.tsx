import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MY_TUTORS_PATH } from '#app/ground/links/parent-paths.ts';
import type { OwnTutor } from '#core/market/api/parent.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { Card } from '#ui/card/card.tsx';
import { Section } from '#ui/section/section.tsx';
import { RatingLine } from '#widgets/tutor/rating-line.tsx';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { useTutorWords } from '#widgets/tutor/use-tutor-words.ts';

const SHOWN = 3;

/** The tutors of the same family, beside a coach's job; an extra, left out while there are none. */
export function ConnectedTutors() {
  const { t } = useTranslation('coaches');
  const { data } = useFreshApi('listOwnTutors', { query: { page: 1 } });
  const tutors = data?.data.filter(({ ended }) => ended === null).slice(0, SHOWN) ?? [];
  if (tutors.length === 0) return null;
  return (
    <Section title={t('connected')}>
      <ul className="grid grid-cols-1 cq-md:grid-cols-2 gap-3">
        {tutors.map((own) => (
          <li key={own.tutor.application_id}>
            <ConnectedTutor {...own} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Name, class and medium, area, stars. */
function ConnectedTutor({ tutor, request }: OwnTutor) {
  const words = useTutorWords();
  return (
    <Card as="article" className="flex flex-col gap-1 h-full">
      <Link
        to={tutor.has_profile ? tutorPath(tutor.tutorid) : MY_TUTORS_PATH}
        className="inline-flex items-center min-h-[44px] font-semibold text-brand break-words hover:underline"
      >
        {tutor.name}
      </Link>
      <p className="text-sm">
        {request.class_name}, {request.category_name}
      </p>
      <p className="text-sm text-muted">
        {[tutor.area, tutor.city_name].filter(Boolean).join(', ')}
      </p>
      <RatingLine rating={{ average: tutor.rating, count: tutor.review_count }} words={words} />
    </Card>
  );
}
