import type { ReactNode } from 'react';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { PersonalFields, PersonalText } from './personal-values.ts';

interface TextGroupProps {
  legend: string;
  fields: readonly PersonalText[];
  form: PersonalFields;
  /** Above the fields. */
  children?: ReactNode;
}

/** Lines that belong together: an address, or whom to reach. */
export function TextGroup({ legend, fields, form, children }: TextGroupProps) {
  const texts = useTexts('profile');
  return (
    <fieldset className="flex flex-col gap-4 pt-4 border-t border-line">
      <legend className="float-left w-full text-lg font-semibold">{legend}</legend>
      {children}
      <div className="field-grid">
        {fields.map((field) => {
          const isPhone = field.endsWith('_number');
          return (
            <TextField
              key={field}
              label={texts(`personal.fields.${field}`)}
              type={isPhone ? 'tel' : 'text'}
              inputMode={isPhone ? 'tel' : 'text'}
              autoComplete="off"
              {...form.typed(field)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
