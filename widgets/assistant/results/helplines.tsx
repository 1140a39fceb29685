import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Danger } from '#core/site/assistant/intents/dangers.ts';
import { helplinesFor } from '#core/site/assistant/safety/helplines.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** Shows who helps at once, one touch away. */
export function Helplines({ danger }: { danger: Danger }) {
  const { t } = useTranslation('assistant');
  const format = useFormat();
  const lang = useLang();
  return (
    <ul aria-label={t('safety.numbers')} className="flex flex-col gap-2">
      {helplinesFor(danger).map(({ number, meaning }) => (
        <li key={number}>
          <a
            href={`tel:${number}`}
            className="flex items-center gap-3 min-h-[44px] p-2 rounded border border-line hover:underline"
          >
            <Phone aria-hidden="true" size={18} className="flex-none text-brand" />
            <span className="font-semibold text-lg tabular-nums">{format.id(Number(number))}</span>
            <span className="text-sm">{meaning[lang]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
