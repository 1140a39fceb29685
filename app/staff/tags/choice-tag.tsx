import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Tag } from '../tags/tag.tsx';

/** The guardian has chosen a tutor and waits for staff, with since when. */
export function ChoiceTag({ chosenAt, now }: { chosenAt: string | null; now: number }) {
  const texts = useTexts('staff');
  const format = useFormat();
  return (
    chosenAt && <Tag tone="warn">{texts('choiceWaits', { ago: format.ago(chosenAt, now) })}</Tag>
  );
}
