import { CircleCheck } from 'lucide-react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

interface DoneCardProps {
  hint: string;
  home: string;
  /** The page of the next step, or where the set-up ends. */
  next: string;
}

/** A step that has been filled in before. Source: docs/requirements/people/tutor-profile.md, "Set-up". */
export function DoneCard({ hint, home, next }: DoneCardProps) {
  const texts = useTexts('setup');
  return (
    <StatePanel
      icon={<CircleCheck size={36} />}
      title={texts('alreadyDone.title')}
      hint={hint}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ActionLink look="secondary" to={home}>
            {texts('alreadyDone.home')}
          </ActionLink>
          <ActionLink to={next}>{texts('alreadyDone.next')}</ActionLink>
        </div>
      }
    />
  );
}
