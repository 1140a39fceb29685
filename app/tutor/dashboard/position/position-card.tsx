import { useState } from 'react';
import type { Answer } from '#core/api/api-client.ts';
import { isApiError } from '#core/api/api-error.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { PositionBadge } from './position-badge.tsx';

/** Sharing the position is asked for, not assumed, and one press ends it and forgets the place. */
export function PositionCard() {
  const texts = useTexts('tutor');
  const common = useTexts('common');
  const showToast = useToast();
  const { api } = useEnvironment();
  const { data, mutate } = useApi('getPosition', {});
  const [isBusy, setBusy] = useState(false);
  if (!data) return null;

  const share = async (enabled: boolean) => {
    setBusy(true);
    try {
      const answer: Answer<'getPosition'> = await api.call('setPositionTracking', {
        body: { enabled },
      });
      await mutate(answer, { revalidate: false });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast(error.status ? error.message : common('noInternet'), 'error');
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className="flex flex-col gap-3 p-5 bg-paper border border-line rounded">
      <h2 className="text-lg">{texts('position.title')}</h2>
      <p className="text-muted text-sm">
        {texts(data.is_tracking ? 'position.isOn' : 'position.isOff')}
      </p>
      {data.is_tracking && <PositionBadge first={data.position} />}
      <Button
        look="secondary"
        className="self-start"
        isBusy={isBusy}
        onClick={() => void share(!data.is_tracking)}
      >
        {texts(data.is_tracking ? 'position.stop' : 'position.start')}
      </Button>
    </section>
  );
}
