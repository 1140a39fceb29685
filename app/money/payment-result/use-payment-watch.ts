import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#core/api/api-client.ts';
import { isUndecided } from '#core/money/words/payment-states.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useApi } from '#ui/api/use-api.ts';
import { isOfMoney } from '../is-of-money.ts';

type Payment = Answer<'getPayment'>;

const EVERY_MS = 3_000;
/** Two minutes while somebody looks. */
const TIMES = 40;

/** A payment, asked about again and again until it is decided; in a hidden page it rests. */
export function usePaymentWatch(ref: string) {
  const answers = useAnswers();
  const asked = useRef(0);
  const [isOver, setOver] = useState(false);
  const isOpen = (payment: Payment | undefined) =>
    payment !== undefined && isUndecided(payment.state);
  const response = useApi(
    'getPayment',
    { params: { ref } },
    {
      refreshInterval: (payment) => (isOpen(payment) && asked.current < TIMES ? EVERY_MS : 0),
      revalidateOnFocus: true,
      // What got no answer was not asked.
      onSuccess() {
        asked.current += 1;
        setOver(asked.current >= TIMES);
      },
    },
  );
  const { data, refresh } = response;
  const isWatching = isOpen(data) && !isOver;

  const isPaid = data?.state === 'paid';
  useEffect(() => {
    if (isPaid) void answers.refresh(isOfMoney);
  }, [isPaid, answers]);

  const lookAgain = () => {
    asked.current = 0;
    setOver(false);
    void refresh();
  };
  return { ...response, isWatching, lookAgain };
}
