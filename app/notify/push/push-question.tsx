import { BellRing } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { type AskingPlace, noteAsked, wasAskedLately } from './asked-before.ts';
import { type PushSupport, pushSupport } from './push-support.ts';
import { usePush } from './use-push.ts';
import { usePushChange } from './use-push-change.ts';

interface AskProps {
  place: AskingPlace;
}

/**
 * Asks whether we may tell the reader on this device, after something was sent off that is answered
 * later. Never asked on load.
 */
export function PushQuestion({ place }: AskProps) {
  const [support] = useState<PushSupport>(() => {
    const can = pushSupport();
    const isBlocked = can === 'yes' && Notification.permission === 'denied';
    return isBlocked || wasAskedLately(place) ? 'no' : can;
  });
  const { data } = useApi('getOwnSettings', support === 'no' ? null : {});
  if (!data?.push_key) return null;
  return (
    <WithTexts areas={['push']}>
      {support === 'yes' ? (
        <AskDevice place={place} pushKey={data.push_key} />
      ) : (
        <Question place={place} textKey="homeScreen" />
      )}
    </WithTexts>
  );
}

function AskDevice({ place, pushKey }: AskProps & { pushKey: string }) {
  const { t } = useTranslation('push');
  const showToast = useToast();
  const { isBusy, change } = usePushChange();
  const { isKnown, isOn, isBlocked, turnOn } = usePush(pushKey);
  const accept = () =>
    change(async () => {
      const message = await turnOn();
      if (message) showToast(message, 'success');
    });
  if (!isKnown || isOn) return null;
  return (
    <Question place={place} textKey={isBlocked ? 'blocked' : `askText.${place}`}>
      {!isBlocked && (
        <Button isBusy={isBusy} onClick={() => void accept()}>
          {t('yes')}
        </Button>
      )}
    </Question>
  );
}

interface QuestionProps extends AskProps {
  textKey: `askText.${AskingPlace}` | 'blocked' | 'homeScreen';
  children?: ReactNode;
}

function Question({ place, textKey, children }: QuestionProps) {
  const { t } = useTranslation('push');
  const [isOpen, setOpen] = useState(true);
  const card = useRef<HTMLDivElement>(null);
  // It came after a press elsewhere on the page.
  useEffect(() => card.current?.scrollIntoView({ block: 'center' }), []);
  if (!isOpen) return null;
  return (
    <div ref={card} className="my-3">
      <Card as="section" aria-label={t('ask')} className="flex gap-3">
        <BellRing aria-hidden="true" size={22} className="shrink-0 text-brand" />
        <div className="flex-1 min-w-0 flex flex-col gap-3">
          <div role="status">
            <h2 className="text-base">{t('ask')}</h2>
            <p className="text-muted">{t(textKey)}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            {children}
            <Button
              look="quiet"
              onClick={() => {
                noteAsked(place);
                setOpen(false);
              }}
            >
              {t('later')}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
