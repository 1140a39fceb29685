import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DeviceRow } from '#app/ground/list/device-row.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { pushSupport } from './push-support.ts';
import { usePush } from './use-push.ts';
import { usePushChange } from './use-push-change.ts';

/** Messages on this device, and the others that have them. Shown where this browser can have them at all. */
export function PushSettings({ pushKey }: { pushKey: string }) {
  const { t } = useTranslation('push');
  const support = pushSupport();
  if (support === 'no') return null;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="text-base">{t('title')}</h3>
        <p className="text-muted text-sm">{t('lead')}</p>
      </div>
      {support === 'yes' ? (
        <ThisDevice pushKey={pushKey} />
      ) : (
        <Alert tone="plain" icon={<BellRing aria-hidden="true" size={20} />}>
          {t('homeScreen')}
        </Alert>
      )}
    </section>
  );
}

function ThisDevice({ pushKey }: { pushKey: string }) {
  const { t } = useTranslation('push');
  const format = useFormat();
  const showToast = useToast();
  const { api } = useEnvironment();
  const { isBusy, change } = usePushChange();
  const { response, isKnown, isOn, isBlocked, current, turnOn, remove } = usePush(pushKey);
  const test = () =>
    change(async () => showToast((await api.call('sendTestPush')).message, 'success'));

  return (
    <AsyncView response={isKnown ? response : { ...response, data: undefined }}>
      {({ data: devices }) => (
        <>
          {isBlocked && <Alert tone="warning">{t('blocked')}</Alert>}
          {!isBlocked && <p>{t(isOn ? 'on' : 'off')}</p>}
          <div className="flex flex-wrap gap-3">
            {!isOn && !isBlocked && (
              <Button isBusy={isBusy} onClick={() => void change(turnOn)}>
                {t('turnOn')}
              </Button>
            )}
            {isOn && current && (
              <>
                <Button look="secondary" isBusy={isBusy} onClick={() => void test()}>
                  {t('test')}
                </Button>
                <Button
                  look="quiet"
                  isBusy={isBusy}
                  onClick={() => void change(() => remove(current))}
                >
                  {t('turnOff')}
                </Button>
              </>
            )}
          </div>
          {devices.length > 0 && (
            <div>
              <h4 className="font-semibold text-sm">{t('devices')}</h4>
              <ul className="flex flex-col">
                {devices.map((one) => (
                  <DeviceRow
                    key={one.id}
                    device={one.device}
                    note={
                      one.is_current
                        ? t('current')
                        : t('since', { date: format.date(one.created_at) })
                    }
                  >
                    <Button
                      look="quiet"
                      className="-mr-4"
                      aria-label={`${t('remove')}: ${one.device}`}
                      isBusy={isBusy}
                      onClick={() => void change(() => remove(one))}
                    >
                      {t('remove')}
                    </Button>
                  </DeviceRow>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </AsyncView>
  );
}
