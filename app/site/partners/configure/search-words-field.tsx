import { TextField } from '#ui/field/text-field.tsx';
import type { Configured } from './use-embed-choice.ts';

interface SearchWordsFieldProps extends Pick<Configured, 'choice' | 'setAttributes'> {
  label: string;
  hint: string;
}

/** Words a list begins with, as if a visitor had typed them. */
export function SearchWordsField({ label, hint, choice, setAttributes }: SearchWordsFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      maxLength={100}
      autoComplete="off"
      value={choice.attributes['search'] ?? ''}
      onChange={({ currentTarget }) => setAttributes({ search: currentTarget.value })}
    />
  );
}
