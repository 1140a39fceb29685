import { CloudOff } from 'lucide-react';
import { Alert } from '#ui/alert/alert.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { SendingState } from './use-sending.ts';

/** What became of sending, when it did not simply arrive. */
export function SendingNotice({ state, message }: { state: SendingState; message: string }) {
  const texts = useTexts('hire');
  if (state === 'queued' || state === 'unknown')
    return (
      <Alert tone="warning" role="status" icon={<CloudOff aria-hidden="true" size={20} />}>
        <p className="font-semibold">{texts(`pending.${state}.title`)}</p>
        <p className="text-sm">{texts(`pending.${state}.text`)}</p>
      </Alert>
    );
  if (state !== 'refused') return null;
  return (
    <Alert role="alert">
      <p className="font-semibold">{texts('failed.title')}</p>
      <p className="text-sm">{message}</p>
    </Alert>
  );
}
