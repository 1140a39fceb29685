import { type ReactNode, useId } from 'react';

interface HomeSectionProps {
  title: string;
  /** The action at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page, hanging from its line. */
export function HomeSection({ title, action, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="hangs flex flex-col gap-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="title text-xl">
          {title}
        </h2>
        <div className="shrink-0">{action}</div>
      </div>
      {children}
    </section>
  );
}
