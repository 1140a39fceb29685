import { CircleAlert, CloudOff } from 'lucide-react';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { SendingState } from './use-sending.ts';

/** What became of sending, when it did not simply arrive. */
export function SendingNotice({ state, message }: { state: SendingState; message: string }) {
  const texts = useTexts('hire');
  if (state === 'queued' || state === 'unknown')
    return (
      <div role="status" className="flex gap-3 p-3 rounded-sm bg-accent-soft text-accent-ink">
        <CloudOff aria-hidden="true" size={20} />
        <div className="min-w-0">
          <p className="font-semibold">{texts(`pending.${state}.title`)}</p>
          <p className="text-sm">{texts(`pending.${state}.text`)}</p>
        </div>
      </div>
    );
  if (state !== 'refused') return null;
  return (
    <div role="alert" className="flex gap-3 p-3 rounded-sm bg-danger-soft text-danger">
      <CircleAlert aria-hidden="true" size={20} />
      <div className="min-w-0">
        <p className="font-semibold">{texts('failed.title')}</p>
        <p className="text-sm">{message}</p>
      </div>
    </div>
  );
}
