import { ShieldAlert } from 'lucide-react';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

interface FrameProblemProps {
  kind: 'framed' | 'sandboxed' | 'broken' | 'unknown' | 'missing' | 'offline';
  onRetry?(): void;
}

/** Shows why this window does nothing. It posts nothing to anybody and leads nobody anywhere. */
export function FrameProblem({ kind, onRetry }: FrameProblemProps) {
  const texts = useTexts('connect');
  const common = useTexts('common');
  usePageTitle(texts(`problem.${kind}.title`));
  return (
    <StatePanel
      alert
      icon={<ShieldAlert size={32} />}
      title={texts(`problem.${kind}.title`)}
      hint={texts(`problem.${kind}.hint`)}
      action={
        kind === 'offline' ? (
          <Button onClick={onRetry}>{common('retry')}</Button>
        ) : (
          <ButtonLink look="secondary" href="/job-board" target="_blank" rel="noopener">
            {texts('openBoard')}
          </ButtonLink>
        )
      }
    />
  );
}
