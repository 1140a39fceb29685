import { type Fact, Facts, isKnown } from '#ui/facts/facts.tsx';

interface SectionFactsProps {
  facts: readonly Fact[];
  /** Said while nothing is known. */
  empty: string;
}

/** The most characters in a column; a longer text is read in lines of its own. */
const LONG = 60;
const isLong = ([, value]: Fact) => typeof value === 'string' && value.length > LONG;

export function SectionFacts({ facts, empty }: SectionFactsProps) {
  const known = facts.filter(isKnown);
  const long = known.filter(isLong);
  if (known.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <>
      {long.length < known.length && <Facts facts={known.filter((fact) => !isLong(fact))} />}
      {long.length > 0 && (
        <dl className="flex flex-col gap-3 max-w-[720px]">
          {long.map(([name, value]) => (
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
