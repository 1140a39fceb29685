import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TutorHubAnswer } from '#core/market/api/hub.ts';

const WORD = 'px-2 py-1 rounded-sm bg-brand-soft text-brand';

/** Shows what the words of the search were taken for, so that a wrong guess is seen. */
export function UnderstoodWords({ answer }: { answer: TutorHubAnswer | undefined }) {
  const { t } = useTranslation('hubControls');
  const labelId = useId();
  const { understood = [], name_words: names = [], unread_words: unread = [] } = answer ?? {};
  if (understood.length === 0 && names.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span id={labelId} className="text-muted">
        {t('search.understood')}:
      </span>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-2">
        {understood.map(({ kind, id, text }) => (
          <li key={`${kind}-${id}`} className={WORD}>
            {text}
          </li>
        ))}
        {names.length > 0 && (
          <li className={WORD}>{t('search.name', { name: names.join(' ') })}</li>
        )}
      </ul>
      {unread.length > 0 && (
        <p role="status" className="w-full text-muted">
          {t('search.unread', { words: unread.join(' ') })}
        </p>
      )}
    </div>
  );
}
