import { Carousel } from '#app/ground/list/carousel.tsx';
import type { HomeAnswer } from '#core/site/api/home.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { HomeSection } from './home-section.tsx';
import { StoryCard } from './story-card.tsx';

export function TutorStories({ stories }: { stories: HomeAnswer['tutor_stories'] }) {
  const texts = useTexts('home');
  return (
    <Carousel title={texts('stories.tutors')} frame={HomeSection}>
      {stories.map((story) => (
        <StoryCard key={story.text} story={story} />
      ))}
    </Carousel>
  );
}
