import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface ScreenshotProps {
  id: number;
  /** The payer's name. */
  name: string;
}

/** Each look is in the audit log, so it is fetched when somebody asks for it. */
export function Screenshot({ id, name }: ScreenshotProps) {
  const { t } = useTranslation('staffMoney');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('proofs.look')}
      </Button>
      {isOpen && (
        <Dialog title={`${t('proofs.screenshot')}: ${name}`} onClose={() => setOpen(false)}>
          <img
            src={`/api/money/proofs/${id}/image`}
            alt={t('proofs.screenshot')}
            className="max-w-full h-auto"
          />
        </Dialog>
      )}
    </>
  );
}
