import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert/alert.tsx';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import type { SendOnce } from '#ui/api/use-send-once.ts';
import type { SendingState } from './use-sending.ts';

interface SendingNoticeProps {
  state: SendingState;
  message: string;
  once: SendOnce;
  onSend(): void;
}

/** Shows what became of sending, if it did not simply arrive. */
export function SendingNotice({ state, message, once, onSend }: SendingNoticeProps) {
  const { t } = useTranslation('hire');
  if (state === 'queued' || state === 'unknown')
    return (
      <Alert tone="warning" role="status" icon={<CloudOff aria-hidden="true" size={20} />}>
        <p className="font-semibold">{t(`pending.${state}.title`)}</p>
        <p className="text-sm">{t(`pending.${state}.text`)}</p>
      </Alert>
    );
  return (
    <>
      {state === 'refused' && once.state !== 'arrived' && (
        <Alert role="alert">
          <p className="font-semibold">{t('failed.title')}</p>
          <p className="text-sm">{message}</p>
        </Alert>
      )}
      <SentEarlier once={once} isBusy={state === 'sending'} onSend={onSend} />
    </>
  );
}
