import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { Section } from '#ui/section/section.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { PositionBadge } from './position-badge.tsx';

/** Sharing the position is asked for, not assumed, and one press ends it and forgets the place. */
export function PositionCard() {
  const { t } = useTranslation('tutor');
  const { run, isBusy } = useToastedMutation();
  const { api } = useEnvironment();
  const response = useApi('getPosition', {});
  const share = async (enabled: boolean) => {
    const answer = await api.call('setPositionTracking', { body: { enabled } });
    response.put(answer);
  };

  return (
    <Section title={t('position.title')}>
      <AsyncView response={response} skeleton={<Skeleton className="h-[92px]" />}>
        {({ is_tracking }) => (
          <div className="flex flex-col gap-3">
            <p className="text-muted text-sm">
              {t(is_tracking ? 'position.isOn' : 'position.isOff')}
            </p>
            {is_tracking && <PositionBadge />}
            <Button
              look="secondary"
              className="self-start"
              isBusy={isBusy}
              onClick={() => void run(() => share(!is_tracking))}
            >
              {t(is_tracking ? 'position.stop' : 'position.start')}
            </Button>
          </div>
        )}
      </AsyncView>
    </Section>
  );
}
