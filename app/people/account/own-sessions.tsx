import { DeviceRow } from '#app/ground/list/device-row.tsx';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useNow } from '#ui/now.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** Devices on which this person is signed in; each can be signed out from here. */
export function OwnSessions() {
  const texts = useTexts('settings');
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
                    ? texts('devices.current')
                    : texts('devices.lastSeen', { ago: format.ago(last_seen_at, now) })
                }
              >
                {!is_current && (
                  <Button
                    look="quiet"
                    className="-mr-4"
                    aria-label={`${texts('devices.end')}: ${device}`}
                    isBusy={isBusy}
                    onClick={() => void end(() => api.call('endSession', { params: { id } }))}
                  >
                    {texts('devices.end')}
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
              {texts('devices.endOthers')}
            </Button>
          )}
        </>
      )}
    </AsyncView>
  );
}
