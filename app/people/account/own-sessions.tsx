import { useTranslation } from 'react-i18next';
import { DeviceRow } from '#app/ground/list/device-row.tsx';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** Devices on which this person is signed in; each can be signed out from here. */
export function OwnSessions() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const showToast = useToast();
  const { isBusy, run } = useToastedMutation();
  const response = useFreshApi('listSessions', {});
  const end = (call: () => Promise<{ message: string }>) =>
    run(async () => {
      const { message } = await call();
      showToast(message, 'success');
      await response.refresh();
    });

  return (
    <AsyncView response={response}>
      {(sessions) => (
        <>
          <ul className="flex flex-col">
            {sessions.map(({ id, device, last_seen_at, is_current }) => (
              <DeviceRow
                key={id}
                device={device}
                note={
                  is_current
                    ? t('devices.current')
                    : t('devices.lastSeen', { ago: format.ago(last_seen_at, now) })
                }
              >
                {!is_current && (
                  <Button
                    look="quiet"
                    className="-mr-4"
                    aria-label={`${t('devices.end')}: ${device}`}
                    isBusy={isBusy}
                    onClick={() => void end(() => api.call('endSession', { params: { id } }))}
                  >
                    {t('devices.end')}
                  </Button>
                )}
              </DeviceRow>
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button
              look="secondary"
              className="self-start"
              isBusy={isBusy}
              onClick={() => void end(() => api.call('endOtherSessions'))}
            >
              {t('devices.endOthers')}
            </Button>
          )}
        </>
      )}
    </AsyncView>
  );
}
