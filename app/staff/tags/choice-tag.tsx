import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Tag } from '../tags/tag.tsx';

/** The guardian has chosen a tutor and waits for staff, with since when. */
export function ChoiceTag({ chosenAt, now }: { chosenAt: string | null; now: number }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  return chosenAt && <Tag tone="warn">{t('choiceWaits', { ago: format.ago(chosenAt, now) })}</Tag>;
}
