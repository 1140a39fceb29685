import { useEffect, useState } from 'react';
import { isUndecided } from '#core/money/words/payment-states.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useApi } from '#ui/api/use-api.ts';
import { usePoll } from '#ui/api/use-poll.ts';
import { useRefreshOnReturn } from '#ui/api/use-refresh-on-return.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { isOfMoney } from '../is-of-money.ts';

const EVERY_MS = 3_000;
/** Two minutes while somebody looks. */
const TIMES = 40;

/** A payment, asked about again and again until it is decided; in a hidden page it rests. */
export function usePaymentWatch(ref: string) {
  const answers = useAnswers();
  const response = useApi('getPayment', { params: { ref } });
  const { data, error, refresh, refreshIfOlder } = response;
  const [asked, setAsked] = useState(0);
  const isOpen = data !== undefined && isUndecided(data.state);
  const isWatching = isOpen && asked < TIMES;

  const ask = () => {
    // What got no answer was not asked.
    if (error === undefined) setAsked(asked + 1);
    // Unless an answer is on its way: the service may take its time.
    refreshIfOlder(0);
  };
  usePoll(ask, isWatching ? EVERY_MS : null);
  useRefreshOnReturn(
    useLatestCallback((ms: number) => {
      if (isOpen) refreshIfOlder(ms);
    }),
  );

  const isPaid = data?.state === 'paid';
  useEffect(() => {
    if (isPaid) void answers.refresh(isOfMoney);
  }, [isPaid, answers]);

  const lookAgain = () => {
    setAsked(0);
    void refresh();
  };
  return { ...response, isWatching, lookAgain };
}
