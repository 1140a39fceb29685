import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** That a tuition is paused, or will be, and that it will end; nothing where it simply goes on. */
export function StandingNote({ pause, notice }: Pick<TuitionAnswer, 'pause' | 'notice'>) {
  const texts = useTexts('teaching');
  const format = useFormat();
  return (
    <>
      {pause && (
        <p className="text-sm font-semibold">
          {texts(pause.is_now ? 'state.paused' : 'state.pauseComes', {
            from: format.date(pause.from_on),
            to: format.date(pause.to_on),
          })}
        </p>
      )}
      {notice && (
        <p className="text-sm font-semibold">
          {texts('state.notice', { date: format.date(notice.last_day) })}
        </p>
      )}
    </>
  );
}
