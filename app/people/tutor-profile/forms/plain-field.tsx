import { useTranslation } from 'react-i18next';
import { type ProfileFieldName, profileField } from '#core/people/profile/profile-fields.ts';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

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
  const { t } = useTranslation('profile');
  const format = useFormat();
  const field = profileField(name);
  const hint = () => {
    if (name === 'upload_video') return t('videoHint');
    if (field.kind === 'link') return t('linkHint');
    if (field.kind === 'text' && field.min !== undefined)
      return t('lengthHint', {
        least: format.number(field.min),
        most: format.number(field.max),
      });
    return field.isRequired ? undefined : t('optional');
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
