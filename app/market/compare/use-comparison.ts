import { useSession } from '#app/people/session/session-provider.tsx';
import { useAnswer } from '#ui/api/use-answer.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** A read by POST, since the token must stay out of addresses and logs. */
export function useComparison(token: string | null) {
  const { api } = useSession();
  const lang = useLang();
  return useAnswer(
    token === null ? null : ['viewComparison', lang, token],
    () => api.call('viewComparison', { body: { token: token ?? '' } }),
    { keepsLast: true },
  );
}
