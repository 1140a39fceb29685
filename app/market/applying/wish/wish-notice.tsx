import { useEffect } from 'react';
import { lateExtra } from '#app/ground/late/late-extra.tsx';
import { endWish } from '#app/people/session/apply-wish.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useApplyWish } from '#app/people/session/use-apply-wish.ts';
import { cx } from '#ui/cx.ts';

const WishBar = lateExtra(async () => (await import('./wish-bar.tsx')).WishBar);

/**
 * Shows what a guest or tutor pressed Apply for, on top of every screen until it is done. Guardians and
 * staff apply for nothing. On pages the server has drawn, its room is there before it (wish.css).
 */
export function WishNotice({ isDrawn = false }: { isDrawn?: boolean }) {
  const jobId = useApplyWish();
  const { user } = useSession();
  const isForOthers = user !== null && user.type !== 'tutor';
  useEffect(() => {
    if (isForOthers) endWish();
  }, [isForOthers]);
  const isShown = jobId !== null && !isForOthers;
  return (
    <div className={cx('no-print', isDrawn && 'wish-place')}>
      {isShown && <WishBar jobId={jobId} />}
    </div>
  );
}
