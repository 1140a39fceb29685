import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#ui/button/button.tsx';

const NEXT = ['call', 'board', 'cvs', 'free'] as const;

interface HireDoneProps {
  requestNo: string;
  requestsHref: string | undefined;
  isGuest: boolean;
  onFollow: (() => Promise<void> | undefined) | undefined;
  onAnother(): void;
}

/** It has arrived: its number, and what happens now. */
export function HireDone({ requestNo, requestsHref, isGuest, onFollow, onAnother }: HireDoneProps) {
  const { t } = useTranslation('hire');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-3 p-5 rounded bg-brand-soft text-center">
        <span aria-hidden="true" className="text-brand">
          <CircleCheck size={32} />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-lg">
          {t('done.title')}
        </h2>
        <p>
          {t('done.number')} <strong className="text-lg tabular">{requestNo}</strong>
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('done.next')}</h3>
        <ol className="flex flex-col gap-2">
          {NEXT.map((name) => (
            <li key={name} className="flex gap-2">
              <CircleCheck aria-hidden="true" size={18} className="text-brand mt-1" />
              <span className="min-w-0">{t(`done.${name}`)}</span>
            </li>
          ))}
        </ol>
      </div>
      {isGuest && requestsHref && <p>{t('done.followHint')}</p>}
      <div className="flex flex-wrap gap-3">
        {onFollow ? (
          <Button
            isBusy={isBusy}
            onClick={() => {
              setBusy(true);
              void onFollow();
            }}
          >
            {t('done.follow')}
          </Button>
        ) : (
          requestsHref && (
            <ButtonLink href={requestsHref} {...(isGuest && { target: '_blank', rel: 'noopener' })}>
              {t(isGuest ? 'done.follow' : 'done.see')}
            </ButtonLink>
          )
        )}
        <Button look="secondary" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </div>
    </div>
  );
}
