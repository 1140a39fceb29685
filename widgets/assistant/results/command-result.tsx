import type { NearestOffer } from '#core/market/api/nearest-offer.ts';
import type { Command } from '#core/site/assistant/dialogue/message.ts';
import { tellCallNoted } from '#core/site/assistant/dialogue/tell.ts';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import type { TurnProps } from '../turn-props.ts';
import { HireOpener } from './hire-opener.tsx';
import { ShownAgain } from './shown-again.tsx';

const loadJobs = async () => (await import('./job-results.tsx')).JobResults;
const loadWider = async () => (await import('./wider-choices.tsx')).WiderChoices;
const loadTutors = async () => (await import('./tutor-results.tsx')).TutorResults;

/** Does what the engine asks the screen to do, in the place where it was asked. */
export function CommandResult({ command, ...turn }: TurnProps & { command: Command }) {
  const { host, talk, lookups, isNewest } = turn;
  const wider = (nearest: readonly NearestOffer[] | undefined) =>
    isNewest && (
      <FetchedPart load={loadWider}>
        {(WiderChoices) => (
          <WiderChoices
            kind={command.kind === 'search_jobs' ? 'jobs' : 'tutors'}
            {...{ talk, lookups, nearest }}
          />
        )}
      </FetchedPart>
    );
  switch (command.kind) {
    case 'search_jobs':
      return (
        <ShownAgain isNewest={isNewest}>
          <FetchedPart load={loadJobs}>
            {(JobResults) => <JobResults {...command} {...{ host, wider }} />}
          </FetchedPart>
        </ShownAgain>
      );
    case 'search_tutors':
      return (
        <ShownAgain isNewest={isNewest}>
          <FetchedPart load={loadTutors}>
            {(TutorResults) => <TutorResults {...command} {...{ host, wider, talk }} />}
          </FetchedPart>
        </ShownAgain>
      );
    case 'open_hire':
      return <HireOpener {...turn} draft={command.draft} />;
    case 'status':
      return isNewest ? host.status() : null;
    case 'call_me':
      if (!isNewest) return null;
      return host.callMe({
        urgent: command.urgent,
        phone: talk.phone,
        onNoted: () => talk.tell(tellCallNoted),
      });
  }
}
