import { type MouseEvent, type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#app/ground/links/is-plain-click.ts';
import type { TutorHubItem } from '#core/market/api/hub.ts';
import { LostPhotos } from '#widgets/tutor/lost-photos.ts';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { useTutorWords } from '#widgets/tutor/use-tutor-words.ts';
import { TutorCard } from '#widgets/tutor-hub/tutor-card.tsx';

/**
 * Tutors as cards that open within the app and are not compared. The links are those of the cards;
 * what they stand in hears the presses.
 */
export function useOpeningCards() {
  const navigate = useNavigate();
  const words = useTutorWords();
  const [lost] = useState(() => new LostPhotos());
  const listeners = {
    onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const tutorid = link?.dataset['tutorId'];
      if (!tutorid || !isPlainClick(event)) return;
      event.preventDefault();
      navigate(tutorPath(tutorid));
    },
    onErrorCapture: (event: SyntheticEvent) => lost.hear(event),
  };
  const card = (tutor: TutorHubItem) => (
    <TutorCard
      tutor={tutor}
      words={words}
      lost={lost}
      href={tutorPath(tutor.tutorid)}
      target={undefined}
    />
  );
  return { card, listeners };
}
