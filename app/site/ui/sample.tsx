import type { ReactNode } from 'react';

interface SampleProps {
  /** The name of the component in the code. */
  name: string;
  children: ReactNode;
}

/** One component under its name. */
export const Sample = ({ name, children }: SampleProps) => (
  <div data-sample={name} className="flex flex-col gap-3 max-w-[720px]">
    <h3 className="text-base">
      <code>{name}</code>
    </h3>
    {children}
  </div>
);
