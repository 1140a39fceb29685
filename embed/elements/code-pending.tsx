/**
 * The view in the place of something whose code is on its way or was lost: never a blank, never
 * another page.
 */
import { CloudOff, ExternalLink, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useOnline } from '#ui/hooks/use-online.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';

interface CodePendingProps {
  hasFailed: boolean;
  load(): void;
  /** The same on our own site. */
  href: string;
  backText?: string;
  onBack?: () => void;
}

export function CodePending({ hasFailed, load, href, backText, onBack }: CodePendingProps) {
  const { t } = useTranslation('common');
  const brand = useBrandName();
  const isOnline = useOnline();
  useRetryOnline(hasFailed, load);

  if (!hasFailed) return <Skeleton className="h-96" />;
  return (
    <div className="flex flex-col items-start gap-4">
      {onBack && (
        <Button look="quiet" onClick={onBack}>
          {backText}
        </Button>
      )}
      <div className="w-full">
        <StatePanel
          alert
          icon={isOnline ? <CloudOff size={32} /> : <WifiOff size={32} />}
          title={t(isOnline ? 'loadError' : 'noInternet')}
          {...(isOnline ? {} : { hint: t('noInternetHint') })}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={load}>{t('retry')}</Button>
              <ButtonLink
                look="secondary"
                href={href}
                target="_blank"
                rel="noopener"
                icon={<ExternalLink aria-hidden="true" size={16} />}
              >
                {t('fullSite', { brand })}
              </ButtonLink>
            </div>
          }
        />
      </div>
    </div>
  );
}
