import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { hirePath } from '#widgets/tutor-parts/hire-path.ts';
import { tutorPath } from '#widgets/tutor-parts/tutor-path.ts';
import type { HireWay } from '#widgets/tutor-profile/hire-card.tsx';
import { rememberActionPage } from '../../preferences/cookies.ts';
import { useSession } from '../../session/session-provider.tsx';
import { writeChoice } from './choice-in-address.ts';

/** Spec §9: a guest sees 'Hiring...' this long before being asked for the phone. */
const REDIRECT_MS = 1000;

/**
 * Hire Now. Source: spec tutor-and-parent-areas §4. A guardian fills in what is left of the request;
 * a guest gives the phone first and comes back to this tutor after signing in.
 */
export function useHireTutor(): HireWay {
  const { user } = useSession();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    isBusy,
    run(profile, choice) {
      if (user) return void navigate(hirePath(profile, choice));
      setBusy(true);
      timer.current = setTimeout(() => {
        rememberActionPage(tutorPath(profile.tutorid) + writeChoice(choice));
        navigate('/auth/get-phone');
      }, REDIRECT_MS);
    },
  };
}
