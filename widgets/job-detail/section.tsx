import { type ReactNode, useId } from 'react';

/** A titled card of the job page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 p-4 cq-sm:p-6 bg-paper border border-line rounded"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
