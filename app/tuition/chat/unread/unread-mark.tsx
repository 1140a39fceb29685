import { useFormat } from '#ui/i18n/use-format.ts';
import { useResumeSending } from '../sending/use-resume-sending.ts';
import { useUnreadMessages } from './use-unread-messages.ts';

const MOST = 99;

/**
 * Shows the number of unread messages in a menu. Also resumes, on every screen, sending the
 * messages that wait.
 */
export function UnreadMark({ textOf }: { textOf(n: string): string }) {
  const format = useFormat();
  const { data } = useUnreadMessages();
  useResumeSending();
  if (!data || data.unread === 0) return null;
  const { unread } = data;
  const shown = unread > MOST ? `${format.number(MOST)}+` : format.number(unread);
  return <CountMark shown={shown} text={textOf(shown)} />;
}

/** A number on a mark, read aloud as a sentence. */
export const CountMark = ({ shown, text }: { shown: string; text: string }) => (
  <span className="ml-auto inline-flex items-center justify-center min-w-[24px] h-[24px] px-1 rounded-full bg-brand text-on-brand text-xs font-semibold tabular-nums">
    <span aria-hidden="true">{shown}</span>
    <span className="sr-only">{text}</span>
  </span>
);
