import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

/** Shown in place of a widget that broke; the link to the full site stands below it as always. */
export function FailedPanel({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('common');
  return (
    <StatePanel
      alert
      icon={<TriangleAlert size={32} />}
      title={t('somethingWrong')}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
