import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { Answer } from '#core/api/api-client.ts';
import {
  type GatewayMethod,
  gatewayMethods,
  providerName,
  providers,
} from '#core/money/providers/providers.ts';
import { type DateOrder, dateOrders } from '#core/money/providers/settlement-columns.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { DeskTabs } from '../desk-tabs.tsx';
import { ReconciliationResult } from './reconciliation-result.tsx';

/**
 * Shows whether a service has settled what we booked. Source: docs/requirements/money/money.md,
 * "Reconciliation".
 */
export function ReconciliationPage() {
  const texts = useTexts('reconciliation');
  const lang = useLang();
  const { api } = useEnvironment();
  const work = useMutation();
  const [method, setMethod] = useState<GatewayMethod>('sslcommerz');
  const [found, setFound] = useState<Answer<'reconcilePayments'>>();
  usePageTitle(texts('title'));
  /** The file that is compared, until another is chosen. */
  const [csv, setCsv] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const compare = async (text: string, order?: DateOrder) => {
    setFound(undefined);
    const answer = await work.run(async () =>
      api.call('reconcilePayments', {
        body: { method, csv: text, ...(order && { date_order: order }) },
      }),
    );
    if (answer) setFound(answer);
  };
  const pick = async (file: File) => {
    setFound(undefined);
    work.clear();
    const { fileToCsv } = await import('#core/ground/spreadsheet/file-to-csv.ts');
    const text = fileToCsv(new Uint8Array(await file.arrayBuffer()));
    setUnreadable(text === null);
    setCsv(text ?? undefined);
    if (text !== null) await compare(text);
  };
  const orderError = work.fieldError('date_order');
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{texts('title')}</h1>
      <DeskTabs />
      <Card padding="small" className="flex flex-col gap-3">
        <p>{texts('lead')}</p>
        <SelectField
          label={texts('service')}
          options={gatewayMethods.map((id) => ({ id, text: providerName(id, lang) }))}
          value={method}
          onChange={(next) => {
            setMethod(next ?? 'sslcommerz');
            setFound(undefined);
            setCsv(undefined);
            setUnreadable(false);
            work.clear();
          }}
        />
        <p className="text-sm text-muted break-words">
          {texts('columns', {
            names: Object.values(providers[method].settlement)
              .map(([name]) => name)
              .join(', '),
          })}
        </p>
        <label className="relative self-start inline-flex items-center justify-center gap-2 min-h-[44px] px-4 py-2 rounded font-semibold bg-paper border border-edge hover:border-brand hover:text-brand cursor-pointer">
          <input
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,text/csv"
            className="choice-input"
            disabled={work.isBusy}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              // The same file may be chosen again.
              event.currentTarget.value = '';
              if (file) void pick(file);
            }}
          />
          <FileSpreadsheet aria-hidden="true" size={18} />
          {texts(work.isBusy ? 'comparing' : 'pick')}
        </label>
        <Alert role="alert">
          {isUnreadable
            ? texts('asWorkbook')
            : (orderError ?? work.fieldError('csv') ?? work.message)}
        </Alert>
        {orderError && csv !== undefined && (
          <fieldset className="flex flex-wrap items-center gap-2">
            <legend className="font-semibold text-sm">{texts('dateOrder')}</legend>
            {dateOrders.map((order) => (
              <Button key={order} look="secondary" onClick={() => void compare(csv, order)}>
                {texts(`order.${order}`)}
              </Button>
            ))}
          </fieldset>
        )}
      </Card>
      <div aria-live="polite">{found && <ReconciliationResult found={found} />}</div>
    </div>
  );
}
