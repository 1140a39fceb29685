import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';

/** Shows how long ago something was; nothing else is drawn again as the time passes. */
export function TimeAgo({ at }: { at: string }) {
  const format = useFormat();
  return <time dateTime={at}>{format.ago(at, useNow())}</time>;
}
