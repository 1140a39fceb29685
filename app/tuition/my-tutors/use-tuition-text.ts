import { useTranslation } from 'react-i18next';
import type { TuitionState } from '#core/market/api/tuition-fields.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/** One sentence on what came of a request: who is appointed, confirmed, or how it ended. */
export function useTuitionText() {
  const { t } = useTranslation('parent');
  const format = useFormat();
  return ({ state, tutor_name: name, ended }: NonNullable<TuitionState>): string =>
    ended
      ? t(`tuition.endedBy.${ended.by}`, { name, date: format.date(ended.at) })
      : t(`tuition.${state === 'confirmed' ? 'confirmed' : 'appointed'}`, { name });
}
