import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** Says what happens after an application, and where it is followed. */
export function AppliedDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('applying');
  return (
    <Dialog
      title={t('applied.title')}
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-3">
          <ActionLink to="/tutor/job-history/applied-jobs">{t('applied.follow')}</ActionLink>
          <Button
            look="secondary"
            onClick={() => {
              onClose();
              requestAnimationFrame(() => document.getElementById('similar')?.scrollIntoView());
            }}
          >
            {t('applied.similar')}
          </Button>
        </div>
      }
    >
      <ol className="flex flex-col gap-3 list-decimal pl-5">
        <li>{t('applied.read')}</li>
        <li>{t('applied.choose')}</li>
        <li>{t('applied.meet')}</li>
      </ol>
      <p className="text-muted text-sm pt-3">{t('applied.free')}</p>
    </Dialog>
  );
}
