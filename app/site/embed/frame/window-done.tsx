import { CircleCheck } from 'lucide-react';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

interface WindowDoneProps {
  title: string;
  hint?: string;
  onClose?(): void;
}

/** All is done; some browsers leave closing the window to the visitor. */
export function WindowDone({ title, hint, onClose = () => window.close() }: WindowDoneProps) {
  const texts = useTexts('connect');
  usePageTitle(title);
  return (
    <StatePanel
      icon={<CircleCheck size={32} />}
      title={title}
      hint={hint ?? texts('mayClose')}
      action={<Button onClick={onClose}>{texts('closeWindow')}</Button>}
    />
  );
}
