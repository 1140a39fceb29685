import { CloudOff } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

interface ChatFailureProps {
  title: string;
  onRetry(): void;
}

/** Something an answer needs did not come; what was said stays. */
export function ChatFailure({ title, onRetry }: ChatFailureProps) {
  const common = useTexts('common');
  return (
    <StatePanel
      alert
      icon={<CloudOff size={32} />}
      title={title}
      action={<Button onClick={onRetry}>{common('retry')}</Button>}
    />
  );
}
