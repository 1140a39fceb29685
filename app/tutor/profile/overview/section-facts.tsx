import { Facts } from '../../../documents/facts.tsx';

interface SectionFactsProps {
  facts: { name: string; value: string }[];
  /** Said while nothing is known. */
  empty: string;
}

/** What is longer is read in lines of its own and not in a column. */
const LONG = 60;

export function SectionFacts({ facts, empty }: SectionFactsProps) {
  if (facts.length === 0) return <p className="text-muted">{empty}</p>;
  const long = facts.filter(({ value }) => value.length > LONG);
  const short = facts.filter(({ value }) => value.length <= LONG);
  return (
    <>
      {short.length > 0 && <Facts facts={short} />}
      {long.length > 0 && (
        <dl className="flex flex-col gap-3 max-w-[720px]">
          {long.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-muted text-xs">{name}</dt>
              <dd className="break-words whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
