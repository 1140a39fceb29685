import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#app/ground/files/use-copy.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** The secret address for calendars: made here, shown once, renewed or turned off. */
export function CalendarAddress() {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const { api } = useEnvironment();
  const showToast = useToast();
  const response = useApi('getCalendarFeed', {});
  const [address, setAddress] = useState<string>();
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const { run, isBusy, problem } = useMutation();

  const renew = async () => {
    const made = await api.call('renewCalendarFeed');
    setAddress(made.address);
    showToast(made.message, 'success');
    await response.refresh();
  };
  const end = async () => {
    const { message } = await api.call('endCalendarFeed');
    setAddress(undefined);
    showToast(message, 'success');
    await response.refresh();
  };

  return (
    <Section title={t('calendar.title')}>
      <p>{t('calendar.lead')}</p>
      <AsyncView response={response}>
        {({ since }) => (
          <>
            {since !== null && (
              <p className="text-sm text-muted">
                {t('calendar.since', { date: format.date(since) })}
              </p>
            )}
            {address && <NewAddress address={address} />}
            <Alert role="alert">{problem}</Alert>
            <div className="flex flex-wrap gap-3">
              {since === null ? (
                <Button look="secondary" isBusy={isBusy} onClick={() => void run(renew)}>
                  {t('calendar.make')}
                </Button>
              ) : (
                <>
                  <Button look="secondary" onClick={() => setAsking('renew')}>
                    {t('calendar.renew')}
                  </Button>
                  <Button look="quiet" onClick={() => setAsking('end')}>
                    {t('calendar.end')}
                  </Button>
                </>
              )}
            </div>
          </>
        )}
      </AsyncView>
      {asking && (
        <ConfirmDialog
          title={t(`calendar.${asking}Title`)}
          confirmText={t(`calendar.${asking}`)}
          onConfirm={asking === 'renew' ? renew : end}
          onClose={() => setAsking(undefined)}
        >
          {t(`calendar.${asking}Text`)}
        </ConfirmDialog>
      )}
    </Section>
  );
}

function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation('routine');
  const copy = useCopy(t('calendar.copied'), t('calendar.notCopied'));
  return (
    <Alert tone="info" role="status">
      <div className="flex flex-col items-start gap-2">
        <p>{t('calendar.once')}</p>
        <code className="break-all text-sm select-all">{address}</code>
        <Button
          look="secondary"
          icon={<Copy aria-hidden="true" size={18} />}
          onClick={() => void copy(address)}
        >
          {t('calendar.copy')}
        </Button>
      </div>
    </Alert>
  );
}
