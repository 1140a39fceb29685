import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '#core/staff/api/staff-partners.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useSavePartner } from './use-save-partner.ts';

interface PartnerDialogProps {
  /** The partner to change, as it is now; without one, a new partner is added. */
  partner?: Partner;
  onClose(): void;
}

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const { t } = useTranslation('staff');
  const work = useSavePartner();
  const [site, setSite] = useState(partner?.site ?? '');
  const [typedName, setName] = useState<string>();
  const [typedOrigins, setOrigins] = useState<string>();
  const name = typedName ?? partner?.name ?? '';
  const origins = typedOrigins ?? partner?.origins.join('\n') ?? '';
  const send = async () => {
    const draft = { site: site.trim(), name, origins: toLines(origins) };
    const done = await work.save(!partner, { ...draft, enabled: partner?.enabled ?? true });
    if (done) onClose();
  };
  return (
    <FormDialog
      title={partner ? t('partners.editTitle', { name: partner.name }) : t('partners.addTitle')}
      sendText={t(partner ? 'partners.save' : 'partners.create')}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <TextField
        label={t('partners.name')}
        value={name}
        error={work.fieldError('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={t('partners.site')}
        hint={t('partners.siteHint')}
        readOnly={partner !== undefined}
        autoCapitalize="none"
        value={site}
        error={work.fieldError('site')}
        onChange={(event) => setSite(event.currentTarget.value)}
      />
      <TextAreaField
        label={t('partners.origins')}
        hint={t('partners.originsHint')}
        rows={4}
        autoCapitalize="none"
        value={origins}
        error={work.fieldError('origins')}
        onChange={(event) => setOrigins(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
