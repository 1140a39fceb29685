import { CircleCheck, Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert/alert.tsx';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { useSendOnce } from '#ui/api/use-send-once.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { Sample } from './sample.tsx';

export function MessageSamples() {
  const { t } = useTranslation('kit');
  const showToast = useToast();
  const once = useSendOnce();
  const form = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <Sample name="Alert">
        <Alert>{t('alert.danger')}</Alert>
        <Alert tone="warning">{t('alert.warning')}</Alert>
        <Alert tone="info" icon={<CircleCheck aria-hidden="true" size={20} />}>
          {t('alert.info')}
        </Alert>
      </Sample>
      <Sample name="SentEarlier">
        {(['unanswered', 'arrived'] as const).map((state) => (
          <SentEarlier
            key={state}
            once={{ ...once, state }}
            isBusy={false}
            onSend={() => showToast(t('toast'))}
          />
        ))}
      </Sample>
      <Sample name="Toast">
        <div className="flex flex-wrap gap-3">
          {(['info', 'success', 'error'] as const).map((tone) => (
            <Button key={tone} look="secondary" onClick={() => showToast(t('toast'), tone)}>
              {tone}
            </Button>
          ))}
        </div>
      </Sample>
      <Sample name="ErrorSummary">
        <div ref={form} className="flex flex-col gap-3">
          <ErrorSummary
            title={t('summary')}
            problems={attempt > 0 ? [{ field: 'sample', text: t('wrong') }] : []}
            form={form}
            attempt={attempt}
          />
          <div data-field="sample">
            <TextField label={t('label')} />
          </div>
          <Button look="secondary" className="self-start" onClick={() => setAttempt(attempt + 1)}>
            {t('check')}
          </Button>
        </div>
      </Sample>
      <Sample name="StatePanel">
        <StatePanel icon={<Inbox size={32} />} title={t('none')} hint={t('hint')} />
      </Sample>
      <Sample name="Skeleton">
        <Skeleton className="h-24" />
      </Sample>
    </>
  );
}
