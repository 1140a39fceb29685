import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FieldIn,
  fieldsIn,
  type PersonalSection,
} from '#core/people/profile/profile-fields.ts';
import { PlainField } from '../forms/plain-field.tsx';

interface TextGroupProps {
  legend: string;
  section: PersonalSection;
  typed(
    name: FieldIn<PersonalSection>,
  ): Pick<ComponentProps<typeof PlainField>, 'value' | 'isRequired' | 'error' | 'onChange'>;
  /** The elements above the fields. */
  children?: ReactNode;
}

/** Lines that belong together: an address, or whom to reach. */
export function TextGroup({ legend, section, typed, children }: TextGroupProps) {
  const { t } = useTranslation('profile');
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="float-left w-full text-base font-semibold">{legend}</legend>
      {children}
      <div className="field-grid">
        {fieldsIn([section]).map((field) => (
          <PlainField
            key={field}
            name={field}
            label={t(`personal.fields.${field}`)}
            {...typed(field)}
          />
        ))}
      </div>
    </fieldset>
  );
}
