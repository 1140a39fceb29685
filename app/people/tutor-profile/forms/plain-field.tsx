import { type ProfileFieldName, profileField } from '#core/people/profile/profile-fields.ts';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** The properties that `typed` of the form gives, with name and label. */
interface PlainFieldProps {
  name: ProfileFieldName;
  label: string;
  value: string;
  isRequired: boolean;
  error: string | undefined;
  onChange(event: { currentTarget: { value: string } }): void;
}

const TYPES = { text: 'text', line: 'text', name: 'text', phone: 'tel', link: 'url' } as const;

/** A plain field of the profile, asked for as the table of the fields says what it is. */
export function PlainField({ name, ...typed }: PlainFieldProps) {
  const texts = useTexts('profile');
  const format = useFormat();
  const field = profileField(name);
  const hint = () => {
    if (field.kind === 'link') return texts('linkHint');
    if (field.kind === 'text' && field.min !== undefined)
      return texts('lengthHint', {
        least: format.number(field.min),
        most: format.number(field.max),
      });
    return field.isRequired ? undefined : texts('optional');
  };
  if (field.kind === 'text' && field.isLong)
    return <TextAreaField isCounted rows={5} hint={hint()} maxLength={field.max} {...typed} />;
  return (
    <TextField
      hint={hint()}
      type={TYPES[field.kind]}
      inputMode={TYPES[field.kind]}
      autoComplete="off"
      maxLength={field.kind === 'text' ? field.max : undefined}
      {...typed}
    />
  );
}
