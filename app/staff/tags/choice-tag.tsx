import { useTranslation } from 'react-i18next';
import { momentText } from '#core/ground/format/moment-text.ts';
import { callDueAt } from '#core/market/hire/choice-clock.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { Tag } from '../tags/tag.tsx';

/** The guardian has chosen a tutor: since when, and by when staff have promised to call. */
export function ChoiceTag({ chosenAt, now }: { chosenAt: string | null; now: number }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const lang = useLang();
  if (chosenAt === null) return null;
  const due = callDueAt(chosenAt);
  const isLate = now > due.getTime();
  const when = momentText(due.toISOString(), lang);
  return (
    <>
      <Tag tone={isLate ? 'bad' : 'warn'}>
        {t('choiceWaits', { ago: format.ago(chosenAt, now) })}
      </Tag>
      <Tag tone={isLate ? 'bad' : 'plain'}>{t(isLate ? 'callLate' : 'callBy', { when })}</Tag>
    </>
  );
}
