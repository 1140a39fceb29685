import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

/** Shown in place of a widget that broke; the link to the full site stands below it as always. */
export function FailedPanel({ onRetry }: { onRetry(): void }) {
  const texts = useTexts('common');
  return (
    <StatePanel
      alert
      icon={<TriangleAlert size={32} />}
      title={texts('somethingWrong')}
      action={<Button onClick={onRetry}>{texts('retry')}</Button>}
    />
  );
}
