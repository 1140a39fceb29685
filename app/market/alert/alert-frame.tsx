import { Fragment, type ReactNode } from 'react';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { Card } from '#ui/card/card.tsx';

interface AlertFrameProps {
  title: string;
  lead?: string | undefined;
  /** The search in words, one by one. */
  search?: string[];
  children: ReactNode;
}

/** The frame of the screens about messages to a phone. */
export function AlertFrame({ title, lead, search = [], children }: AlertFrameProps) {
  usePageTitle(title);
  return (
    <Card as="section" padding="roomy" className="max-w-[480px] mx-auto flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h1 className="text-xl">{title}</h1>
        {search.length > 0 && (
          <p className="font-semibold break-words">
            {search.map((words, place) => (
              <Fragment key={words}>
                {place > 0 && ' · '}
                <span className="inline-block max-w-full">{words}</span>
              </Fragment>
            ))}
          </p>
        )}
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
