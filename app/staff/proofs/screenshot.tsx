import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface ScreenshotProps {
  id: number;
  /** The payer's name. */
  name: string;
}

/** Each look is in the audit log, so it is fetched when somebody asks for it. */
export function Screenshot({ id, name }: ScreenshotProps) {
  const texts = useTexts('staffMoney');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts('proofs.look')}
      </Button>
      {isOpen && (
        <Dialog title={`${texts('proofs.screenshot')}: ${name}`} onClose={() => setOpen(false)}>
          <img
            src={`/api/money/proofs/${id}/image`}
            alt={texts('proofs.screenshot')}
            className="max-w-full h-auto"
          />
        </Dialog>
      )}
    </>
  );
}
