/** The hire form in the place of the conversation, on the same draft; and back with what changed. */
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toSlots } from '#core/assistant/dialogue/hire-answers.ts';
import { tellSent } from '#core/assistant/dialogue/tell.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { keptName, readKept } from '../job-parts/kept-answers.ts';
import type { ChatScreenProps } from './chat-screen.tsx';
import { fillHireDraft } from './fill-hire-draft.ts';

export function HireView({ talk, host, said, onForm }: ChatScreenProps) {
  const texts = useTexts('assistant');
  const { drafts } = useEnvironment();
  const name = keptName(host.hireDraft, {});
  const [before] = useState(() => {
    if (said) fillHireDraft(drafts, host.hireDraft, said);
    return readKept(drafts, name)?.answers ?? {};
  });
  // As far as what is known allows; what is missing is asked first.
  const [step, setStep] = useState<string>('check');
  const isSent = useRef(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);

  const leave = () => {
    const slots = isSent.current ? {} : toSlots(readKept(drafts, name)?.answers ?? before, before);
    if (Object.keys(slots).length > 0) talk.setSlots(slots);
    onForm(false);
  };
  return (
    <div className="flex-1 min-h-0 overflow-y-auto p-3 flex flex-col gap-3">
      <Button
        look="quiet"
        className="self-start"
        ref={back}
        icon={<ArrowLeft aria-hidden="true" size={18} />}
        onClick={leave}
      >
        {texts('chat.backToChat')}
      </Button>
      {host.hireForm({
        draftName: host.hireDraft,
        place: { step, go: setStep },
        onSent: (requestNo) => {
          isSent.current = true;
          talk.tell((state) => tellSent(state, requestNo));
        },
      })}
    </div>
  );
}
