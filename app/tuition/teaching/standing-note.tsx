import { useTranslation } from 'react-i18next';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/** That a tuition is paused, or will be, and that it will end; nothing where it simply goes on. */
export function StandingNote({ pause, notice }: Pick<TuitionAnswer, 'pause' | 'notice'>) {
  const { t } = useTranslation('teaching');
  const format = useFormat();
  return (
    <>
      {pause && (
        <p className="text-sm font-semibold">
          {t(pause.is_now ? 'state.paused' : 'state.pauseComes', {
            from: format.date(pause.from_on),
            to: format.date(pause.to_on),
          })}
        </p>
      )}
      {notice && (
        <p className="text-sm font-semibold">
          {t('state.notice', { date: format.date(notice.last_day) })}
        </p>
      )}
    </>
  );
}
