import type { ReactNode } from 'react';

interface HandoverPanelProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of what tutor and guardian learn of each other. */
export const HandoverPanel = ({ title, lead, children }: HandoverPanelProps) => (
  <section
    aria-label={title}
    className="flex flex-col gap-5 p-4 cq-sm:p-6 bg-brand-soft border border-brand rounded"
  >
    <div className="flex flex-col gap-1">
      <h2 className="text-lg">{title}</h2>
      <p>{lead}</p>
    </div>
    {children}
  </section>
);
