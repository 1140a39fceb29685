import { useOpeningCards } from '#app/market/list/use-opening-cards.tsx';
import type { TutorHubItem } from '#core/market/api/hub.ts';

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
