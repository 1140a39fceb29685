import { useState } from 'react';
import type { PromoOffer } from '#core/money/api/payments.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { useEnvironment } from '#ui/environment.tsx';

/** A promo code for one invoice: the server says what it takes off before anything is paid. */
export function usePromoCode(invoiceId: number) {
  const { api } = useEnvironment();
  const { run, isBusy, problem, clear } = useMutation();
  const [typed, setTyped] = useState('');
  const [offer, setOffer] = useState<PromoOffer>();
  const apply = async () => {
    const code = typed.trim();
    const found = await run(() =>
      api.call('checkPromoCode', { params: { id: invoiceId }, body: { code } }),
    );
    if (found) setOffer(found);
  };
  return {
    typed,
    offer,
    isBusy,
    problem,
    apply,
    type: (text: string) => {
      setTyped(text);
      clear();
    },
    remove: () => setOffer(undefined),
  };
}

export type PromoCode = ReturnType<typeof usePromoCode>;
