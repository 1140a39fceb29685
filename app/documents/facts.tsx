import { cx } from '#ui/cx.ts';

interface FactsProps {
  facts: { name: string; value: string }[];
}

/** An address of e-mail or of a page cannot be broken well: on phones it has a row of its own. */
const isOneLongWord = (value: string) => /\S{18}/.test(value);

/** Names and values side by side, as many in a row as there is room for. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="fact-grid">
    {facts.map(({ name, value }) => (
      <div
        key={name}
        className={cx('min-w-0', isOneLongWord(value) && 'col-span-full sm:col-auto')}
      >
        <dt className="text-muted text-xs">{name}</dt>
        <dd className="break-words">{value}</dd>
      </div>
    ))}
  </dl>
);
