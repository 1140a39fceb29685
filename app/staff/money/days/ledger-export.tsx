import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoints } from '#core/api/endpoints.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useNow } from '#ui/now.tsx';

/** The first day that is too late for a period from `from`. */
const yearAfter = (from: string) => `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;

/** The ledger of a period as a file. Source: docs/requirements/money/money.md, "Export". */
export function LedgerExport() {
  const { t } = useTranslation('staffBooks');
  const lang = useLang();
  const today = dhakaDate(new Date(useNow()));
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const isRight = from !== '' && to !== '' && from <= to && to < yearAfter(from);
  const query = new URLSearchParams({ from, to, lang });
  return (
    <Card padding="small" className="flex flex-col gap-3">
      <h2 className="text-base">{t('export.title')}</h2>
      <p className="text-muted text-sm">{t('export.hint')}</p>
      <div className="filter-grid">
        <TextField
          label={t('export.from')}
          type="date"
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextField
          label={t('export.to')}
          type="date"
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
      </div>
      {isRight ? (
        <ButtonLink
          look="secondary"
          className="self-start"
          href={`${endpoints.exportLedger.path}?${query}`}
          icon={<Download aria-hidden="true" size={18} />}
          download
        >
          {t('export.download')}
        </ButtonLink>
      ) : (
        <Alert role="alert">{t('export.wrong')}</Alert>
      )}
    </Card>
  );
}
