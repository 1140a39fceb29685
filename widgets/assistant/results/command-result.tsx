import type { Command } from '#core/assistant/dialogue/message.ts';
import { tellCallNoted } from '#core/assistant/dialogue/tell.ts';
import type { TurnViewProps } from '../log/turn-view.tsx';
import { HireOpener } from './hire-opener.tsx';
import { JobResults } from './job-results.tsx';
import { ShownAgain } from './shown-again.tsx';
import { TutorResults } from './tutor-results.tsx';

/** What the engine asks the screen to do, done in the place where it was asked. */
export function CommandResult({ command, ...turn }: TurnViewProps & { command: Command }) {
  const { host, talk, isNewest } = turn;
  switch (command.kind) {
    case 'search_jobs':
      return (
        <ShownAgain isNewest={isNewest}>
          <JobResults {...command} host={host} />
        </ShownAgain>
      );
    case 'search_tutors':
      return (
        <ShownAgain isNewest={isNewest}>
          <TutorResults {...command} {...{ host, talk }} />
        </ShownAgain>
      );
    case 'open_hire':
      return <HireOpener {...turn} draft={command.draft} />;
    case 'status':
      return isNewest ? host.status() : null;
    case 'call_me':
      return isNewest ? host.callMe(() => talk.tell(tellCallNoted)) : null;
  }
}
