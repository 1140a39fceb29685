import { useTranslation } from 'react-i18next';
import { LinkTabs } from '#app/ground/links/link-tabs.tsx';

/** The screens of the money desk beside each other. */
export function DeskTabs() {
  const { t } = useTranslation('staffBooks');
  return (
    <LinkTabs
      label={t('tabs.label')}
      tabs={[
        { to: '/staff/money', text: t('tabs.invoices'), isExact: true },
        { to: '/staff/money/days', text: t('tabs.days') },
        { to: '/staff/money/income', text: t('tabs.income') },
        { to: '/staff/money/reconciliation', text: t('tabs.reconciliation') },
      ]}
    />
  );
}
