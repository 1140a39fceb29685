import { useTranslation } from 'react-i18next';
import { Carousel } from '#app/ground/list/carousel.tsx';
import { GOOD_RATING } from '#core/market/hub/hub-constants.ts';
import type { HomeAnswer } from '#core/site/api/home.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Stars } from '#widgets/tutor-profile/reviews/stars.tsx';
import { HomeSection } from './home-section.tsx';
import { StoryCard } from './story-card.tsx';

/** Reviews of confirmed tuitions first; what guardians told us otherwise says so. */
export function GuardianReviews({ reviews, guardian_stories }: HomeAnswer) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <Carousel
      title={t('reviews.title')}
      {...(reviews.length > 0 && {
        lead: t('reviews.lead', { n: format.number(GOOD_RATING) }),
      })}
      frame={HomeSection}
    >
      {reviews.map((review) => (
        <Card as="li" key={review.id} className="flex flex-col gap-2">
          <Stars
            rating={review.rating}
            label={t('reviews.rating', { n: format.number(review.rating) })}
          />
          <p className="line-clamp-6 break-words">{review.text}</p>
          <p className="mt-auto text-muted text-sm">
            {t('reviews.of', { class: review.class_name, city: review.city_name })}
          </p>
        </Card>
      ))}
      {guardian_stories.map((story) => (
        <StoryCard key={story.text} story={story} kind={t('stories.guardian')} />
      ))}
    </Carousel>
  );
}
