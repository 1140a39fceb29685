import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { Button } from '#ui/button/button.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

interface WindowDoneProps {
  title: string;
  hint?: string;
  onClose?(): void;
}

/** All is done; some browsers leave closing the window to the visitor. */
export function WindowDone({ title, hint, onClose = () => window.close() }: WindowDoneProps) {
  const { t } = useTranslation('connect');
  usePageTitle(title);
  return (
    <StatePanel
      icon={<CircleCheck size={32} />}
      title={title}
      hint={hint ?? t('mayClose')}
      action={<Button onClick={onClose}>{t('closeWindow')}</Button>}
    />
  );
}
