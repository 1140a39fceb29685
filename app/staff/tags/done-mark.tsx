import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';

interface DoneMarkProps {
  at: string | null;
  by: string | null;
  buttonText: string;
  isBusy: boolean;
  onMark(): void;
}

/** Shows who has seen to it and when; until then the button that says so. */
export function DoneMark({ at, by, buttonText, isBusy, onMark }: DoneMarkProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  return at ? (
    <span className="text-sm text-muted">
      {t('calls.doneBy', { name: by ?? '', ago: format.ago(at, now) })}
    </span>
  ) : (
    <Button look="secondary" isBusy={isBusy} onClick={onMark}>
      {buttonText}
    </Button>
  );
}
