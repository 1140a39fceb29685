import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

interface ChatFailureProps {
  title: string;
  onRetry(): void;
}

/** Something an answer needs did not come; what was said stays. */
export function ChatFailure({ title, onRetry }: ChatFailureProps) {
  const { t } = useTranslation('common');
  return (
    <StatePanel
      alert
      icon={<CloudOff size={32} />}
      title={title}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
