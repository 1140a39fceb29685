import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('staff');
  const format = useFormat();
  const now = useNow();
  return at ? (
    <span className="text-sm text-muted">
      {texts('calls.doneBy', { name: by ?? '', ago: format.ago(at, now) })}
    </span>
  ) : (
    <Button look="secondary" isBusy={isBusy} onClick={onMark}>
      {buttonText}
    </Button>
  );
}
