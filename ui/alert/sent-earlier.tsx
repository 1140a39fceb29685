import { useTranslation } from 'react-i18next';
import type { SendOnce, SentChoice } from '../api/use-send-once.ts';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

interface SentEarlierProps {
  once: SendOnce;
  isBusy: boolean;
  /** Sends the form as its button does. */
  onSend(): void;
}

/** Shows what may have happened when an answer was lost, and what to do if it has. */
export function SentEarlier({ once, isBusy, onSend }: SentEarlierProps) {
  const { t } = useTranslation('common');
  const send = (choice: SentChoice) => {
    once.choose(choice);
    onSend();
  };
  if (once.state === 'known') return null;
  if (once.state === 'unanswered')
    return (
      <Alert tone="info" role="status">
        {t('sentOnce.unanswered')}
      </Alert>
    );
  return (
    <div className="flex flex-col gap-2">
      <p>{t('sentOnce.arrived')}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" isBusy={isBusy} onClick={() => send('first')}>
          {t('sentOnce.first')}
        </Button>
        <Button look="secondary" isBusy={isBusy} onClick={() => send('also')}>
          {t('sentOnce.also')}
        </Button>
      </div>
    </div>
  );
}
