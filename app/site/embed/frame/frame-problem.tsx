import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

interface FrameProblemProps {
  kind: 'framed' | 'sandboxed' | 'broken' | 'unknown' | 'missing' | 'offline';
  onRetry?(): void;
}

/** Shows why this window does nothing. It posts nothing to anybody and leads nobody anywhere. */
export function FrameProblem({ kind, onRetry }: FrameProblemProps) {
  const { t } = useTranslation('connect');
  const { t: common } = useTranslation('common');
  usePageTitle(t(`problem.${kind}.title`));
  return (
    <StatePanel
      alert
      icon={<ShieldAlert size={32} />}
      title={t(`problem.${kind}.title`)}
      hint={t(`problem.${kind}.hint`)}
      action={
        kind === 'offline' ? (
          <Button onClick={onRetry}>{common('retry')}</Button>
        ) : (
          <ButtonLink look="secondary" href="/job-board" target="_blank" rel="noopener">
            {t('openBoard')}
          </ButtonLink>
        )
      }
    />
  );
}
