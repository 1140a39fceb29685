import { useTranslation } from 'react-i18next';
import type { Response } from '#ui/async/async-view.tsx';
import type { Option } from '#ui/field/select-field.tsx';

/** Each choice once: those taken stay visible, but cannot be chosen. */
export function useTakenOptions(
  response: Response<readonly Option[]>,
  taken: readonly number[],
): Response<readonly Option[]> {
  const { t } = useTranslation('profile');
  const mark = (option: Option): Option =>
    taken.includes(option.id)
      ? { ...option, text: t('addedAlready', { name: option.text }), isTaken: true }
      : option;
  return { ...response, data: response.data?.map(mark) };
}
