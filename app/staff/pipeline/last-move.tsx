import { useTranslation } from 'react-i18next';
import type { PipelineCard } from '#core/staff/api/staff-pipeline.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';

/** From where to where a card was moved last, by whom and when. */
export function LastMove({ card: { last_move } }: { card: Pick<PipelineCard, 'last_move'> }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  return (
    last_move &&
    t('pipeline.lastMove', {
      from: t(`stage.${last_move.from}`),
      to: t(`stage.${last_move.to}`),
      name: last_move.by?.name ?? t('system'),
      ago: format.ago(last_move.at, now),
    })
  );
}
