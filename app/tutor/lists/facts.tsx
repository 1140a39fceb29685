interface FactsProps {
  facts: { name: string; value: string }[];
}

/** Names and values side by side, as many in a row as there is room for. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="fact-grid">
    {facts.map(({ name, value }) => (
      <div key={name} className="min-w-0">
        <dt className="text-muted text-xs">{name}</dt>
        <dd className="break-words">{value}</dd>
      </div>
    ))}
  </dl>
);
