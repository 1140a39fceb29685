import { useTranslation } from 'react-i18next';
import { LinkTabs } from '#app/ground/links/link-tabs.tsx';
import { useMoneySide } from './use-money-side.ts';

export function MoneyTabs() {
  const { t } = useTranslation('money');
  const { base, side } = useMoneySide();
  return (
    <>
      <h1 className="text-xl mb-2">{t('title')}</h1>
      <LinkTabs
        label={t('title')}
        tabs={[
          { to: `${base}/invoice`, text: t('invoices') },
          { to: `${base}/transaction-history`, text: t('transactions') },
          { to: `${base}/statement`, text: t('statement') },
          ...(side === 'tutor' ? [{ to: `${base}/earnings`, text: t('earnings') }] : []),
        ]}
      />
    </>
  );
}
