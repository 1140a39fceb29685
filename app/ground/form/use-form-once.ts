import type { ApiError } from '#core/ground/api/api-error.ts';
import { useSendOnce } from '#ui/api/use-send-once.ts';
import { useDraft } from './use-draft.ts';

/** Sends what a form of this name makes once, also through closing it and a reload. */
export function useFormOnce(name: string, isAnswer?: (error: ApiError) => boolean) {
  return useSendOnce(useDraft(`once-${name}`), { isAnswer });
}
