import { countLetters } from '#core/ground/text/count-letters.ts';
import { cx } from '../cx.ts';
import { useFormat } from '../i18n/use-format.ts';

interface LetterCountProps {
  text: unknown;
  maximum: number | undefined;
  /** The count is shown even where there is much room left. */
  always?: boolean | undefined;
}

/** The part of the room from which on its use is shown. */
const NEARLY_FULL = 0.8;

/**
 * Shows how much of the room of a field is used, in letters as readers see them and as the server
 * counts.
 */
export function LetterCount({ text, maximum, always = false }: LetterCountProps) {
  const format = useFormat();
  if (maximum === undefined || typeof text !== 'string') return null;
  const count = countLetters(text);
  if (!always && count <= maximum * NEARLY_FULL) return null;
  return (
    <span
      className={cx('self-end text-xs tabular', count > maximum ? 'text-danger' : 'text-muted')}
    >
      {format.number(count)} / {format.number(maximum)}
    </span>
  );
}
