import { type FormEvent, useId, useState } from 'react';
import type { Partner } from '#core/api/schemas/staff-partners.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useSavePartner } from './use-save-partner.ts';

interface PartnerDialogProps {
  /** Without one, a new partner. */
  partner?: Partner;
  onClose(): void;
}

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const texts = useTexts('staff');
  const form = useId();
  const { save, isBusy, error, message, fieldError } = useSavePartner();
  const [site, setSite] = useState(partner?.site ?? '');
  const [name, setName] = useState(partner?.name ?? '');
  const [origins, setOrigins] = useState(partner?.origins.join('\n') ?? '');
  const hasFieldErrors = Object.keys(error?.fields ?? {}).length > 0;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const draft = { site: site.trim(), name, origins: toLines(origins) };
    const done = await save(!partner, { ...draft, enabled: partner?.enabled ?? true });
    if (done) onClose();
  };
  return (
    <Dialog
      title={
        partner ? texts('partners.editTitle', { name: partner.name }) : texts('partners.addTitle')
      }
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose}>
          <Button type="submit" form={form} isBusy={isBusy}>
            {texts(partner ? 'partners.save' : 'partners.create')}
          </Button>
        </DialogActions>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void send(event)}
      >
        <TextField
          label={texts('partners.name')}
          value={name}
          error={fieldError('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          label={texts('partners.site')}
          hint={texts('partners.siteHint')}
          readOnly={partner !== undefined}
          autoCapitalize="none"
          value={site}
          error={fieldError('site')}
          onChange={(event) => setSite(event.currentTarget.value)}
        />
        <TextAreaField
          label={texts('partners.origins')}
          hint={texts('partners.originsHint')}
          rows={4}
          autoCapitalize="none"
          value={origins}
          error={fieldError('origins')}
          onChange={(event) => setOrigins(event.currentTarget.value)}
        />
        <Alert role="alert">{hasFieldErrors ? undefined : message}</Alert>
      </form>
    </Dialog>
  );
}
