import { FilePen } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpokenRequest } from '#core/site/assistant/dialogue/spoken-request.ts';
import { Button } from '#ui/button/button.tsx';
import type { TurnProps } from '../turn-props.ts';

/** The form opens by itself when it has just been asked for, and by the button after a way back. */
export function HireOpener({ draft, talk, isNewest, form }: TurnProps & { draft: SpokenRequest }) {
  const { t } = useTranslation('assistant');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has just been asked for
  useEffect(() => {
    if (!isNewest || talk.lastAct === 'other') return;
    talk.settle();
    form.open(draft);
  }, []);

  if (!isNewest) return null;
  return (
    <Button
      look="secondary"
      className="self-start"
      icon={<FilePen aria-hidden="true" size={18} />}
      onClick={() => form.open()}
    >
      {t('chat.openForm')}
    </Button>
  );
}
