import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SLOT_NAMES, type SlotName, type Slots } from '#core/search/slots/slots.ts';
import { slotsOf } from '#core/site/assistant/dialogue/state.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { Button } from '#ui/button/button.tsx';
import type { Talk } from '../use-talk.ts';
import { findFault } from './find-fault.ts';
import { SlotFields } from './slot-fields.tsx';

interface SlotFormProps {
  slot: SlotName;
  talk: Talk;
  lookups: Lookups;
  /** It has come in answer to a press, and later than the buttons beside it. */
  takesFocus?: boolean;
  onSave(slots: Slots): void;
  onCancel?(): void;
}

/** One thing understood, as a small form inside the conversation. */
export function SlotForm({ slot, talk, lookups, takesFocus, onSave, onCancel }: SlotFormProps) {
  const { t } = useTranslation('assistant');
  const known = slotsOf(talk.state);
  const [changes, setChanges] = useState<Slots>({});
  const [hasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [takesFocus]);
  const fault = findFault(changes);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault) return;
    if (SLOT_NAMES.some((name) => changes[name] !== undefined)) onSave(changes);
    else onCancel?.();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      data-choices
      className="flex flex-col gap-3 p-3 rounded border border-line"
    >
      <SlotFields
        slot={slot}
        draft={{ ...known, ...changes }}
        change={(more) => setChanges((before) => ({ ...before, ...more }))}
        lookups={lookups}
        error={hasTried && fault ? t(`form.${fault}`) : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t('chat.save')}</Button>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {t('chat.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
