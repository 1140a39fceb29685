import { useTranslation } from 'react-i18next';
import type { Outbox, Refusal } from '#app/ground/outbox/outbox.ts';
import { Button } from '#ui/button/button.tsx';
import type { WaitingMessage } from '../sending/waiting-message.ts';
import { Bubble } from './bubble.tsx';
import { MessagePicture } from './message-picture.tsx';

const firstProblem = ({ message, fields }: Refusal) => Object.values(fields)[0]?.[0] ?? message;

/** Written, and not in the thread yet: on its way, or refused and the writer's to decide. */
export function WaitingItem({
  message,
  outbox,
}: {
  message: WaitingMessage;
  outbox: Outbox<WaitingMessage>;
}) {
  const { t } = useTranslation('chat');
  const { key, text, picture, refusal, sent } = message;
  return (
    <Bubble
      isOwn
      foot={
        refusal === null ? (
          <span>{t(sent ? 'sent' : 'waiting')}</span>
        ) : (
          <>
            <span role="alert" className="text-danger">
              {t('notSent', { problem: firstProblem(refusal) })}
            </span>
            <Button look="quiet" onClick={() => outbox.retry(key)}>
              {t('retry')}
            </Button>
            <Button look="quiet" onClick={() => outbox.remove(key)}>
              {t('delete')}
            </Button>
          </>
        )
      }
    >
      <span className="sr-only">{t('you')}: </span>
      {picture && <MessagePicture src={picture} isOwn />}
      {text}
    </Bubble>
  );
}
