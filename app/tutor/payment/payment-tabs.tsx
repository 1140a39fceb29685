import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { LinkTabs } from '../../account/link-tabs.tsx';

export function PaymentTabs() {
  const texts = useTexts('tutor');
  return (
    <>
      <h1 className="text-xl mb-2">{texts('menu.payment')}</h1>
      <LinkTabs
        label={texts('menu.payment')}
        tabs={[
          { to: '/tutor/payment/invoice', text: texts('menu.invoices') },
          { to: '/tutor/payment/transaction-history', text: texts('menu.transactions') },
        ]}
      />
    </>
  );
}
