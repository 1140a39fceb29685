import { useApi } from '#ui/api/use-api.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PositionBadge } from './position-badge.tsx';

/** Sharing the position is asked for, not assumed, and one press ends it and forgets the place. */
export function PositionCard() {
  const texts = useTexts('tutor');
  const { run, isBusy } = useToastedMutation();
  const { api } = useEnvironment();
  const { data, mutate } = useApi('getPosition', {});
  if (!data) return null;

  const share = async (enabled: boolean) => {
    const answer = await api.call('setPositionTracking', { body: { enabled } });
    await mutate(answer, { revalidate: false });
  };

  return (
    <section className="flex flex-col gap-3 p-5 bg-paper border border-line rounded">
      <h2 className="text-lg">{texts('position.title')}</h2>
      <p className="text-muted text-sm">
        {texts(data.is_tracking ? 'position.isOn' : 'position.isOff')}
      </p>
      {data.is_tracking && <PositionBadge />}
      <Button
        look="secondary"
        className="self-start"
        isBusy={isBusy}
        onClick={() => void run(() => share(!data.is_tracking))}
      >
        {texts(data.is_tracking ? 'position.stop' : 'position.start')}
      </Button>
    </section>
  );
}
