import type { EndpointName } from '#core/api/endpoints.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** Answers that show lessons, on whatever screen. */
const SHOWN = new Set<string>([
  'getOnlineLesson',
  'listOnlineLessons',
  'listOwnOnlineLessons',
  'listOwnOnlineTutors',
  'getLessonOffer',
  'getLessonSettings',
] satisfies EndpointName[]);

/** Does something with a lesson, says what the server says, and has every screen read again. */
export function useLessonAct() {
  const answers = useAnswers();
  const showToast = useToast();
  const refresh = () => answers.refresh((name) => SHOWN.has(name));
  return async (act: () => Promise<{ message: string }>): Promise<void> => {
    try {
      const { message } = await act();
      await refresh();
      showToast(message, 'success');
    } catch (error) {
      // Whatever went wrong, what is shown may be the reason.
      void refresh().catch(() => undefined);
      throw error;
    }
  };
}
