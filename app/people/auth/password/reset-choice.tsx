import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** A reset goes by phone alone: email is shown, and cannot be chosen. */
export function ResetChoice() {
  const texts = useTexts('auth');
  return (
    <div className="flex flex-col gap-1">
      <ChoiceGroup
        legend={texts('forgot.by')}
        row
        value="phone"
        choices={[
          { value: 'phone', text: texts('fields.phone') },
          { value: 'email', text: texts('fields.email'), isOff: true },
        ]}
        onChange={() => undefined}
      />
      <p className="text-muted text-xs">{texts('forgot.byHint')}</p>
    </div>
  );
}
