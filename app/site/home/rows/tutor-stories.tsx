import { useTranslation } from 'react-i18next';
import { Carousel } from '#app/ground/list/carousel.tsx';
import type { HomeAnswer } from '#core/site/api/home.ts';
import { HomeSection } from './home-section.tsx';
import { StoryCard } from './story-card.tsx';

export function TutorStories({ stories }: { stories: HomeAnswer['tutor_stories'] }) {
  const { t } = useTranslation('home');
  return (
    <Carousel title={t('stories.tutors')} frame={HomeSection}>
      {stories.map((story) => (
        <StoryCard key={story.text} story={story} />
      ))}
    </Carousel>
  );
}
