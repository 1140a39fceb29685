import type { RequestDetail } from '#core/market/api/parent.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';

/** Shows what has happened to it, newest first. */
export function RequestHistory({ history }: Pick<RequestDetail, 'history'>) {
  const texts = useTexts('parent');
  const format = useFormat();
  const newestFirst = [...history].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <Section padding="normal" title={texts('requests.history')}>
      <ol className="flex flex-col gap-3">
        {newestFirst.map(({ kind, at, reason }) => (
          <li key={`${kind}${at}`} className="pl-3 border-l-2 border-line">
            <p>{texts(`history.${kind}`)}</p>
            <p className="text-muted text-sm">{format.date(at)}</p>
            {reason && <p className="text-sm break-words">{reason}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
