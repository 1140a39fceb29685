import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/**
 * The screen after sending, in a window of ours: the reader sees it before going back to the page.
 */
export function SentScreen({ requestNo }: { requestNo: string }) {
  const { t } = useTranslation('hire');
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-3 p-5 rounded bg-brand-soft text-center"
    >
      <span aria-hidden="true" className="text-brand">
        <CircleCheck size={32} />
      </span>
      <p className="text-lg font-semibold">{t('done.title')}</p>
      <p>
        {t('done.number')} <strong className="tabular">{requestNo}</strong>
      </p>
    </div>
  );
}
