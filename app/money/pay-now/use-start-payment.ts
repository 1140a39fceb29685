import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallOptions } from '#core/api/api-client.ts';
import { type ApiError, isApiError } from '#core/api/api-error.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { newKey } from '#widgets/request/new-key.ts';
import { isOfMoney } from '../is-of-money.ts';
import { paymentPath } from '../payment-path.ts';
import { isPayPage } from './is-pay-page.ts';

type Wanted = Omit<NonNullable<CallOptions<'startPayment'>['body']>, 'idempotency_key'>;

/** Whether the server has said what became of it; else it may have begun all the same. */
const isDecided = ({ status, code }: ApiError) =>
  code === 'payment_unavailable' || (status !== undefined && status < 500);

/** Begins a payment and leaves for the page where it is paid. `onPaid`: the balance has paid it. */
export function useStartPayment(onPaid: () => void) {
  const { api } = useEnvironment();
  const navigate = useNavigate();
  const answers = useAnswers();
  const { run, isBusy, message } = useMutation();
  const [isLeaving, setLeaving] = useState(false);
  const lastSent = useRef({ written: '', key: '' });

  // Who comes back from the page of the service by "back" finds this one as it was left.
  useEffect(() => {
    const onShow = () => setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const begin = async (wanted: Wanted) => {
    const written = JSON.stringify(wanted);
    if (lastSent.current.written !== written) lastSent.current = { written, key: newKey() };
    const body = { ...wanted, idempotency_key: lastSent.current.key };
    const forgetKey = () => {
      lastSent.current = { written: '', key: '' };
    };
    try {
      const answer = await api.call('startPayment', { body });
      forgetKey();
      return answer;
    } catch (error) {
      if (isApiError(error) && isDecided(error)) {
        forgetKey();
        // What was shown is no longer so: another tab has paid it, or a way was switched off.
        void answers.refresh(isOfMoney);
      }
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
  return { start, isBusy: isBusy || isLeaving, message };
}
