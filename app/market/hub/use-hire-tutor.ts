import { useNavigate } from 'react-router';
import { hirePath } from '#widgets/tutor/hire-path.ts';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import type { HireWay } from '#widgets/tutor-profile/hire-card.tsx';
import { writeChoice } from './choice-in-address.ts';

/** Hire Now: to the form everybody asks with, this tutor named in it; no account is needed. */
export function useHireTutor(): HireWay {
  const navigate = useNavigate();
  return {
    run(profile, choice) {
      // The browser's Back finds the choice again.
      navigate(tutorPath(profile.tutorid) + writeChoice(choice), { replace: true });
      navigate(hirePath(profile, choice));
    },
  };
}
