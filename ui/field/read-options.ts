import type { Response } from '../async/async-view.tsx';

/** A list to choose from, or the answer that brings it. */
export type Options<Option> = readonly Option[] | Response<readonly Option[]> | undefined;

/** The list as far as it is known, and how to ask for it again where that failed. */
export function readOptions<Option>(options: Options<Option>): {
  list: readonly Option[] | undefined;
  retry: (() => void) | undefined;
} {
  if (!options || !('refresh' in options)) return { list: options, retry: undefined };
  const { data, error, refresh } = options;
  return { list: data, retry: error && !data ? () => void refresh() : undefined };
}
