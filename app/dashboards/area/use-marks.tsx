import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountMark, UnreadMark } from '#app/tuition/chat/unread/unread-mark.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

interface Marks {
  /** The unread messages. */
  unread: ReactNode;
  /** All else that waits for the person. */
  waiting: ReactNode;
}

/** Returns the counts beside links, of what is listed on the first screen. Messages are counted at theirs. */
export function useMarks(listed: readonly { kind: string }[] | undefined): Marks {
  const { t } = useTranslation('frame');
  const format = useFormat();
  const count = listed?.filter(({ kind }) => kind !== 'messages').length ?? 0;
  const n = format.number(count);
  return {
    unread: <UnreadMark textOf={(unread) => t('unread', { n: unread })} />,
    waiting: count > 0 && <CountMark shown={n} text={t('waiting', { count, n })} />,
  };
}
