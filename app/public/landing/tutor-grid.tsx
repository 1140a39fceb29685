import { useNavigate } from 'react-router';
import type { TutorHubItem } from '#core/api/schemas/hub.ts';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { useTutorCards } from '#widgets/tutor-hub/use-tutor-cards.tsx';
import { isPlainClick } from '../../shell/is-plain-click.ts';

/** Tutors as cards that open within the app. */
export function TutorGrid({ tutors }: { tutors: readonly TutorHubItem[] }) {
  const navigate = useNavigate();
  const { card, listeners } = useTutorCards({
    tutorHref: tutorPath,
    onTutorOpen(tutorid, event) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      navigate(tutorPath(tutorid));
    },
  });
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
