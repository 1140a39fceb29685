import { FetchedPart } from '#ui/late/fetched-part.tsx';
import type { ChatScreenProps } from './chat-screen.tsx';

const load = async () => (await import('./hire-view.tsx')).HireView;

export const HirePlace = (props: ChatScreenProps) => (
  <FetchedPart load={load} isSilent={!props.form.isOpen} className="flex-1 p-3">
    {(HireView) => <HireView {...props} />}
  </FetchedPart>
);
