import { AssistantFields } from './assistant-fields.tsx';
import { BoardFields } from './board-fields.tsx';
import { HireFields } from './hire-fields.tsx';
import { HubFields } from './hub-fields.tsx';
import { JobField } from './job-field.tsx';
import { ListFields } from './list-fields.tsx';
import type { Configured } from './use-embed-choice.ts';

/** Shows what the element begins with, chosen by name. */
export function ElementFilters(configured: Configured) {
  switch (configured.choice.element) {
    case 'job-detail':
      return <JobField {...configured} />;
    case 'hire-tutor':
      return <HireFields {...configured} />;
    case 'assistant':
      return <AssistantFields {...configured} />;
    case 'tutor-hub':
      return (
        <>
          <HubFields {...configured} />
          <ListFields {...configured} />
        </>
      );
    case 'job-board':
      return (
        <>
          <BoardFields {...configured} />
          <ListFields {...configured} />
        </>
      );
  }
}
