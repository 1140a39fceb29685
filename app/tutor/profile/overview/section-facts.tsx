import { Facts } from '../../lists/facts.tsx';

interface SectionFactsProps {
  facts: { name: string; value: string }[];
  /** Said while nothing is known. */
  empty: string;
}

export const SectionFacts = ({ facts, empty }: SectionFactsProps) =>
  facts.length > 0 ? <Facts facts={facts} /> : <p className="text-muted">{empty}</p>;
