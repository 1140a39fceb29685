import { type ReactNode, useId } from 'react';

interface PartnerSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A part of a page for partners, hanging from its line. */
export function PartnerSection({ title, lead, children }: PartnerSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="hangs flex flex-col gap-4">
      <h2 id={id} className="title text-xl">
        {title}
      </h2>
      {lead && <p className="text-muted">{lead}</p>}
      {children}
    </section>
  );
}
