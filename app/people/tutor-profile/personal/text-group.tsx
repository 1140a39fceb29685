import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsIn, type PersonalSection } from '#core/people/profile/profile-fields.ts';
import { PlainField } from '../forms/plain-field.tsx';
import type { PersonalFields } from './personal-values.ts';

interface TextGroupProps {
  legend: string;
  section: PersonalSection;
  form: PersonalFields;
  /** The elements above the fields. */
  children?: ReactNode;
}

/** Lines that belong together: an address, or whom to reach. */
export function TextGroup({ legend, section, form, children }: TextGroupProps) {
  const { t } = useTranslation('profile');
  return (
    <fieldset className="flex flex-col gap-4 pt-4 border-t border-line">
      <legend className="float-left w-full text-lg font-semibold">{legend}</legend>
      {children}
      <div className="field-grid">
        {fieldsIn([section]).map((field) => (
          <PlainField
            key={field}
            name={field}
            label={t(`personal.fields.${field}`)}
            {...form.typed(field)}
          />
        ))}
      </div>
    </fieldset>
  );
}
