import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormOnce } from '#app/ground/form/use-form-once.ts';
import type { CallOptions } from '#core/api/api-client.ts';
import { type ApiError, isApiError, isToBeSentAgain } from '#core/ground/api/api-error.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { isOfMoney } from '../is-of-money.ts';
import { paymentPath } from '../payment-path.ts';
import { isPayPage } from './is-pay-page.ts';

type Wanted = Omit<NonNullable<CallOptions<'startPayment'>['body']>, 'idempotency_key'>;

/** A service that did not answer has ended the payment. */
const isDecided = (error: ApiError) =>
  error.code === 'payment_unavailable' || !isToBeSentAgain(error);

/** Begins a payment and leaves for the page where it is paid. `onPaid`: the balance has paid it. */
export function useStartPayment(invoiceId: number, onPaid: () => void) {
  const { api } = useEnvironment();
  const navigate = useNavigate();
  const answers = useAnswers();
  const { run, isBusy, message } = useMutation();
  const once = useFormOnce(`pay-${invoiceId}`, isDecided);
  const [isLeaving, setLeaving] = useState(false);

  // Who comes back from the page of the service by "back" finds this one as it was left.
  useEffect(() => {
    const onShow = () => setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const begin = async (wanted: Wanted) => {
    try {
      return await once.send(wanted, (given, idempotency_key) =>
        api.call('startPayment', { body: { ...given, idempotency_key } }),
      );
    } catch (error) {
      // What was shown is no longer so: another tab has paid it, or a way was switched off.
      if (isApiError(error) && isDecided(error)) void answers.refresh(isOfMoney);
      throw error;
    }
  };

  const start = async (wanted: Wanted) => {
    const answer = await run(() => begin(wanted));
    if (!answer) return;
    const { payment } = answer;
    if (payment === null) {
      onPaid();
      void answers.refresh(isOfMoney);
    } else if (payment.page_url !== null && isPayPage(payment.page_url)) {
      setLeaving(true);
      location.assign(payment.page_url);
    } else navigate(paymentPath(payment.ref));
  };
  return { start, once, isBusy: isBusy || isLeaving, message };
}
