/** The hire form in the place of the conversation, on the same draft; and back with what changed. */
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toSlots } from '#core/site/assistant/dialogue/form-answers.ts';
import { tellQueued, tellSent } from '#core/site/assistant/dialogue/tell.ts';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/cx.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { readPending } from '../request/pending-submission.ts';
import { draftNameOf, readDraft } from '../request/saved-draft.ts';
import type { ChatScreenProps } from './chat-screen.tsx';
import { fillForm } from './fill-form.ts';

export function HireView({ talk, host, form }: ChatScreenProps) {
  const { t } = useTranslation('assistant');
  const { drafts } = useEnvironment();
  const { hireDraft } = host;
  const read = () => readDraft(drafts, draftNameOf(hireDraft, {}))?.answers;
  const [before, setBefore] = useState(() => {
    if (form.said) fillForm(drafts, hireDraft, form.said);
    return read() ?? {};
  });
  // As far as what is known allows; what is missing is asked first.
  const [step, setStep] = useState<string>('check');
  const isSent = useRef(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (form.isOpen) back.current?.focus();
  }, [form.isOpen]);

  const leave = () => {
    if (isSent.current) return form.close();
    const answers = read() ?? before;
    const slots = toSlots(answers, before);
    setBefore(answers);
    if (readPending(drafts, hireDraft)) talk.tell(tellQueued);
    else if (Object.keys(slots).length > 0) talk.setSlots(slots);
    form.hide();
  };
  return (
    <div
      className={cx(
        'flex-1 min-h-0 overflow-y-auto p-3 flex-col gap-3',
        form.isOpen ? 'flex' : 'hidden',
      )}
    >
      <Button
        look="quiet"
        className="self-start"
        ref={back}
        icon={<ArrowLeft aria-hidden="true" size={18} />}
        onClick={leave}
      >
        {t('chat.backToChat')}
      </Button>
      {host.hireForm({
        draftName: hireDraft,
        phone: talk.phone,
        place: { step, go: setStep },
        onSent: (requestNo) => {
          isSent.current = true;
          talk.tell((state) => tellSent(state, requestNo));
          if (!form.isOpen) form.close();
        },
        // The person who has gone back to the conversation has to see what is wrong.
        onRefused: () => form.open(),
      })}
    </div>
  );
}
