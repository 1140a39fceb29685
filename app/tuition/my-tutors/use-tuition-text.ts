import type { TuitionState } from '#core/market/api/tuition-fields.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** One sentence on what came of a request: who is appointed, confirmed, or how it ended. */
export function useTuitionText() {
  const texts = useTexts('parent');
  const format = useFormat();
  return ({ state, tutor_name: name, ended }: NonNullable<TuitionState>): string =>
    ended
      ? texts(`tuition.endedBy.${ended.by}`, { name, date: format.date(ended.at) })
      : texts(`tuition.${state === 'confirmed' ? 'confirmed' : 'appointed'}`, { name });
}
