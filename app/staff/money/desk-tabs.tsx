import { LinkTabs } from '#app/ground/links/link-tabs.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** The screens of the money desk beside each other. */
export function DeskTabs() {
  const texts = useTexts('staffBooks');
  return (
    <LinkTabs
      label={texts('tabs.label')}
      tabs={[
        { to: '/staff/money', text: texts('tabs.invoices'), isExact: true },
        { to: '/staff/money/days', text: texts('tabs.days') },
        { to: '/staff/money/income', text: texts('tabs.income') },
        { to: '/staff/money/reconciliation', text: texts('tabs.reconciliation') },
      ]}
    />
  );
}
