import type { ComponentProps } from 'react';
import { ENGLISH_MEDIUM, ENGLISH_MEDIUM_BOARDS } from '#core/people/profile/education-rules.ts';
import { useApi } from '#ui/api/use-api.ts';
import { type Option, SelectField } from '#ui/field/select-field.tsx';

interface BoardFieldProps extends Omit<ComponentProps<typeof SelectField<number>>, 'options'> {
  curriculumId: number | undefined;
}

/**
 * The board that held the exams. Who learnt in English medium was examined by one from abroad.
 * Source: docs/requirements/people/tutor-profile.md, "Education".
 */
export function BoardField({ curriculumId, ...field }: BoardFieldProps) {
  const boards = useApi('listBoards', {});
  const isOffered = ({ id }: Option) =>
    curriculumId !== ENGLISH_MEDIUM || ENGLISH_MEDIUM_BOARDS.includes(id);
  return <SelectField {...field} options={{ ...boards, data: boards.data?.filter(isOffered) }} />;
}
