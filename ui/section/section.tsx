import { type ComponentProps, type ReactNode, useId } from 'react';
import { Card } from '../card/card.tsx';

interface SectionProps extends Pick<ComponentProps<typeof Card>, 'padding'> {
  title: string;
  /** The note beside the title: how it stands. */
  note?: ReactNode;
  /** The action at the end of the line of the title: what can be done. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of a screen under its heading. */
export function Section({ title, note, action, padding = 'roomy', children }: SectionProps) {
  const id = useId();
  const heading = (
    <h2 id={id} className="text-lg">
      {title}
    </h2>
  );
  return (
    <Card as="section" padding={padding} aria-labelledby={id} className="flex flex-col gap-4">
      {note || action ? (
        <div className="flex items-start gap-3">
          <div className="flex-1 min-w-0 flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            {heading}
            {note}
          </div>
          {action}
        </div>
      ) : (
        heading
      )}
      {children}
    </Card>
  );
}
