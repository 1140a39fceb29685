import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { CityFilter } from '#widgets/list/city-filter.tsx';
import type { Configured } from './use-embed-choice.ts';

const INTENTS = ['hire', 'jobs', 'tutors', 'fees', 'person'] as const;

export function AssistantFields({ choice: { attributes }, setAttributes }: Configured) {
  const { t } = useTranslation('partners');
  const city = attributes['city-id'];
  const intent = INTENTS.find((one) => one === attributes['intent']);
  return (
    <>
      <ChoiceGroup
        legend={t('configure.mode')}
        value={attributes['mode'] === 'floating' ? 'floating' : 'inline'}
        onChange={(mode) => setAttributes({ mode: mode === 'floating' ? mode : undefined })}
        choices={[
          { value: 'inline', text: t('configure.inPage') },
          { value: 'floating', text: t('configure.inCorner') },
        ]}
      />
      <div className="field-grid">
        <CityFilter
          value={city ? Number(city) : undefined}
          onChange={(id) => setAttributes({ 'city-id': id ? String(id) : undefined })}
        />
        <SelectField<string>
          label={t('configure.intent')}
          emptyText={t('configure.open')}
          options={INTENTS.map((id) => ({ id, text: t(`configure.intents.${id}`) }))}
          value={intent}
          onChange={(id) => setAttributes({ intent: id })}
        />
      </div>
      <TextField
        label={t('configure.greeting')}
        hint={t('configure.greetingHint')}
        maxLength={300}
        autoComplete="off"
        value={attributes['greeting'] ?? ''}
        onChange={({ currentTarget }) => setAttributes({ greeting: currentTarget.value })}
      />
    </>
  );
}
