import { WifiOff } from 'lucide-react';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useNow } from '#ui/now.tsx';

/** Says since when what is shown is true; nothing where it is of now. */
export function KeptNotice({ since }: { since: number | undefined }) {
  const texts = useTexts('teaching');
  const format = useFormat();
  const now = useNow();
  if (since === undefined) return null;
  return (
    <Alert
      tone="plain"
      role="status"
      className="mb-4"
      icon={<WifiOff aria-hidden="true" size={20} />}
    >
      {texts('asOf', { ago: format.ago(new Date(since).toISOString(), now) })}
    </Alert>
  );
}
