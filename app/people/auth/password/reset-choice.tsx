import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';

/** A reset goes by phone alone: email is shown, and cannot be chosen. */
export function ResetChoice() {
  const { t } = useTranslation('auth');
  return (
    <div className="flex flex-col gap-1">
      <ChoiceGroup
        legend={t('forgot.by')}
        row
        value="phone"
        choices={[
          { value: 'phone', text: t('fields.phone') },
          { value: 'email', text: t('fields.email'), isOff: true },
        ]}
        onChange={() => undefined}
      />
      <p className="text-muted text-xs">{t('forgot.byHint')}</p>
    </div>
  );
}
