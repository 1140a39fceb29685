import { useState } from 'react';
import type { Partner } from '#core/staff/api/staff-partners.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useSavePartner } from './use-save-partner.ts';

interface PartnerDialogProps {
  /** The partner to change; without one, a new partner is added. */
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
  const work = useSavePartner();
  const [site, setSite] = useState(partner?.site ?? '');
  const [name, setName] = useState(partner?.name ?? '');
  const [origins, setOrigins] = useState(partner?.origins.join('\n') ?? '');
  const send = async () => {
    const draft = { site: site.trim(), name, origins: toLines(origins) };
    const done = await work.save(!partner, { ...draft, enabled: partner?.enabled ?? true });
    if (done) onClose();
  };
  return (
    <FormDialog
      title={
        partner ? texts('partners.editTitle', { name: partner.name }) : texts('partners.addTitle')
      }
      sendText={texts(partner ? 'partners.save' : 'partners.create')}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <TextField
        label={texts('partners.name')}
        value={name}
        error={work.fieldError('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={texts('partners.site')}
        hint={texts('partners.siteHint')}
        readOnly={partner !== undefined}
        autoCapitalize="none"
        value={site}
        error={work.fieldError('site')}
        onChange={(event) => setSite(event.currentTarget.value)}
      />
      <TextAreaField
        label={texts('partners.origins')}
        hint={texts('partners.originsHint')}
        rows={4}
        autoCapitalize="none"
        value={origins}
        error={work.fieldError('origins')}
        onChange={(event) => setOrigins(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
