import type { Partner } from '#core/api/schemas/staff-partners.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Problem } from '../parts/problem.tsx';
import { useSavePartner } from './use-save-partner.ts';

interface SwitchOffDialogProps {
  partner: Partner;
  onClose(): void;
}

/** Says what ends with the switch before it is thrown. */
export function SwitchOffDialog({ partner, onClose }: SwitchOffDialogProps) {
  const texts = useTexts('staff');
  const { save, isBusy, message } = useSavePartner();
  const send = async () => {
    if (await save(false, { ...partner, enabled: false })) onClose();
  };
  return (
    <Dialog
      title={texts('partners.offTitle', { name: partner.name })}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts('back')}
          </Button>
          <Button isBusy={isBusy} onClick={() => void send()}>
            {texts('partners.switchOff')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{texts('partners.offEffect')}</p>
        <Problem message={message} />
      </div>
    </Dialog>
  );
}
