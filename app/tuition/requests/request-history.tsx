import { useTranslation } from 'react-i18next';
import type { RequestDetail } from '#core/market/api/parent.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';

/** Shows what has happened to it, newest first. */
export function RequestHistory({ history }: Pick<RequestDetail, 'history'>) {
  const { t } = useTranslation('parent');
  const format = useFormat();
  const newestFirst = [...history].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <Section padding="normal" title={t('requests.history')}>
      <ol className="flex flex-col gap-3">
        {newestFirst.map(({ kind, at, reason }) => (
          <li key={`${kind}${at}`} className="pl-3 border-l-2 border-line">
            <p>{t(`history.${kind}`)}</p>
            <p className="text-muted text-sm">{format.date(at)}</p>
            {reason && <p className="text-sm break-words">{reason}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
