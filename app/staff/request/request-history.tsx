import { useTranslation } from 'react-i18next';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';

interface RequestHistoryProps {
  history: StaffRequest['history'];
  now: number;
}

/** Shows what happened to the request, newest first, and who did it. */
export function RequestHistory({ history, now }: RequestHistoryProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  return (
    <Section padding="normal" title={t('facts.history')}>
      <ol className="flex flex-col gap-2">
        {[...history].reverse().map(({ kind, at, by, reason }) => (
          <li key={`${kind}${at}`} className="text-sm border-s-2 border-line ps-3">
            <p>
              {t(`event.${kind}`)}
              {by && ` · ${by.name}`}
            </p>
            {reason && <p className="text-muted break-words">{reason}</p>}
            <p className="text-xs text-muted">
              <time dateTime={at} title={format.date(at)}>
                {format.ago(at, now)}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
