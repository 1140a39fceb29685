import { useEffect, useRef } from 'react';
import { useApplyRefusal } from '#app/market/applying/use-apply-refusal.ts';
import { useApplyWish } from '#app/people/session/use-apply-wish.ts';
import type { Job } from '#core/market/api/job.ts';

interface OpenWishedProps {
  job: Job;
  onApply(): void;
}

/**
 * Goes on with the press of Apply that led to an account and a profile, once, when nothing stands in
 * its way any more.
 */
export function OpenWished({ job, onApply }: OpenWishedProps) {
  const wished = useApplyWish();
  const refusal = useApplyRefusal(job);
  const isReady = wished === job.id && refusal === null;
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isReady || isOpened.current) return;
    isOpened.current = true;
    onApply();
  });
  return null;
}
