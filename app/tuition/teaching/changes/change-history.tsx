import { useTranslation } from 'react-i18next';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { useChangeState } from './use-change-state.ts';
import { useChangeText } from './use-change-text.ts';

interface ChangeHistoryProps {
  changes: TuitionChange[];
  side: OwnSide;
}

/**
 * Shows what was answered, withdrawn or has ended, newest first; nothing of it is ever deleted.
 */
export function ChangeHistory({ changes, side }: ChangeHistoryProps) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const changeText = useChangeText();
  const changeState = useChangeState();
  if (changes.length === 0) return null;
  return (
    <Section padding="normal" title={t('history')}>
      <ol className="flex flex-col gap-4">
        {changes.map((change) => (
          <li key={change.id} className="pl-3 border-l-2 border-line break-words">
            <p>
              {changeText(change)} <strong>{changeState(change)}</strong>
            </p>
            {change.ended_on && (
              <p className="text-sm">{t('endedEarly', { date: format.date(change.ended_on) })}</p>
            )}
            <p className="text-sm">{t('reason', { text: change.reason })}</p>
            {change.answer && <p className="text-sm">{t('answer', { text: change.answer })}</p>}
            <p className="text-sm text-muted">
              {t(change.by === side ? 'by.you' : `by.${change.by}`, {
                date: format.date(change.created_at),
              })}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
