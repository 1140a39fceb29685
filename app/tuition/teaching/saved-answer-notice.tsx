import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';

/** Says since when what is shown is true; nothing where it is of now. */
export function SavedAnswerNotice({ since }: { since: number | undefined }) {
  const { t } = useTranslation('teaching');
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
      {t('asOf', { ago: format.ago(new Date(since).toISOString(), now) })}
    </Alert>
  );
}
