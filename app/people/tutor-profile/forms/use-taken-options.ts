import type { Response } from '#ui/async/async-view.tsx';
import type { Option } from '#ui/field/select-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Each choice once: those taken stay visible, but cannot be chosen. */
export function useTakenOptions(
  response: Response<readonly Option[]>,
  taken: readonly number[],
): Response<readonly Option[]> {
  const texts = useTexts('profile');
  const mark = (option: Option): Option =>
    taken.includes(option.id)
      ? { ...option, text: texts('addedAlready', { name: option.text }), isTaken: true }
      : option;
  return { ...response, data: response.data?.map(mark) };
}
