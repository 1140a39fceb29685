import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { ApplyingStopNotice } from '#app/money/applying-stop-notice.tsx';
import { useLiveApi } from '#ui/api/use-live-api.ts';

/** Nothing, unless an invoice is overdue. */
export function OverdueNotice() {
  const { data } = useLiveApi('listInvoices', { query: { page: 1 } });
  if (!data?.applying_stop) return null;
  return (
    <WithTexts areas={['money']}>
      <ApplyingStopNotice stop={data.applying_stop} />
    </WithTexts>
  );
}
