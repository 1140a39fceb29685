import { ENGLISH_MEDIUM, ENGLISH_MEDIUM_BOARDS } from '#core/profile/education-rules.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface EnglishMediumBoardProps {
  curriculumId: number | undefined;
  value: number | undefined;
  onChange(id: number | undefined): void;
  error: string | undefined;
}

/**
 * Who learnt in English medium says which board examined them.
 * Source: docs/requirements/tutor-profile.md, "Education".
 */
export function EnglishMediumBoard({
  curriculumId,
  value,
  onChange,
  error,
}: EnglishMediumBoardProps) {
  const texts = useTexts('setup');
  const isNeeded = curriculumId === ENGLISH_MEDIUM;
  const boards = useApi('listBoards', isNeeded ? {} : null);
  if (!isNeeded) return null;
  return (
    <SelectField
      label={texts('fields.board')}
      hint={texts('boardHint')}
      emptyText={texts('choose')}
      options={{
        ...boards,
        data: boards.data?.filter(({ id }) => ENGLISH_MEDIUM_BOARDS.includes(id)),
      }}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
