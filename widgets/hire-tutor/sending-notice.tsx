import { CloudOff } from 'lucide-react';
import { Alert } from '#ui/alert/alert.tsx';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import type { SendOnce } from '#ui/api/use-send-once.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { SendingState } from './use-sending.ts';

interface SendingNoticeProps {
  state: SendingState;
  message: string;
  once: SendOnce;
  onSend(): void;
}

/** Shows what became of sending, if it did not simply arrive. */
export function SendingNotice({ state, message, once, onSend }: SendingNoticeProps) {
  const texts = useTexts('hire');
  if (state === 'queued' || state === 'unknown')
    return (
      <Alert tone="warning" role="status" icon={<CloudOff aria-hidden="true" size={20} />}>
        <p className="font-semibold">{texts(`pending.${state}.title`)}</p>
        <p className="text-sm">{texts(`pending.${state}.text`)}</p>
      </Alert>
    );
  return (
    <>
      {state === 'refused' && once.state !== 'arrived' && (
        <Alert role="alert">
          <p className="font-semibold">{texts('failed.title')}</p>
          <p className="text-sm">{message}</p>
        </Alert>
      )}
      <SentEarlier once={once} isBusy={state === 'sending'} onSend={onSend} />
    </>
  );
}
