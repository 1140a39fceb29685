import type { TutorHubItem } from '#core/market/api/hub.ts';
import { useOpeningCards } from '../../tutor-cards/use-opening-cards.tsx';

export function TutorGrid({ tutors }: { tutors: readonly TutorHubItem[] }) {
  const { card, listeners } = useOpeningCards();
  return (
    <ul className="job-grid" {...listeners}>
      {tutors.map((tutor) => (
        <li key={tutor.tutorid} className="flex">
          {card(tutor)}
        </li>
      ))}
    </ul>
  );
}
