import { useEffect, useRef } from 'react';
import { useAnswers } from '#ui/api/use-answers.ts';
import { isInSight } from '#ui/hooks/is-in-sight.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { isStaffAnswer } from './announced-answers.ts';

/**
 * The rest, in times of the reading before it: on a slow server consoles leave most of the time to
 * others.
 */
const REST = 5;
const SHORTEST_REST_MS = 1_000;
/** News is waited for no longer: a server that has just started takes seconds for its first answers. */
const LONGEST_REST_MS = 5_000;

/**
 * Reads again what staff screens show, at once with the first news; what comes while that goes on, or in the rest after
 * it, is read together. A tab nobody sees reads again when somebody returns to it.
 */
export function useStaffNews(): () => Promise<void> {
  const answers = useAnswers();
  const state = useRef({ isBusy: false, hasNews: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onNews = useLatestCallback(async () => {
    if (!isInSight()) return;
    if (state.current.isBusy) {
      state.current.hasNews = true;
      return;
    }
    state.current = { isBusy: true, hasNews: false };
    const begun = Date.now();
    try {
      await answers.refresh(isStaffAnswer);
    } finally {
      const wanted = REST * (Date.now() - begun);
      const rest = Math.min(LONGEST_REST_MS, Math.max(SHORTEST_REST_MS, wanted));
      timer.current = setTimeout(() => {
        const { hasNews } = state.current;
        state.current = { isBusy: false, hasNews: false };
        if (hasNews) void onNews();
      }, rest);
    }
  });
  return onNews;
}
