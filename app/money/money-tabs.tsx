import { LinkTabs } from '#app/ground/links/link-tabs.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useMoneySide } from './use-money-side.ts';

export function MoneyTabs() {
  const texts = useTexts('money');
  const { base } = useMoneySide();
  return (
    <>
      <h1 className="text-xl mb-2">{texts('title')}</h1>
      <LinkTabs
        label={texts('title')}
        tabs={[
          { to: `${base}/invoice`, text: texts('invoices') },
          { to: `${base}/transaction-history`, text: texts('transactions') },
          { to: `${base}/statement`, text: texts('statement') },
        ]}
      />
    </>
  );
}
