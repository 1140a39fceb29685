import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HireAnswers, startAnswers } from '#core/market/hire/hire-answers.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { findOther } from '../request/other-drafts.ts';
import { saveNamed } from '../request/saved-draft.ts';
import type { useSavedDraft } from './use-saved-draft.ts';

interface EarlierDraftProps {
  draftName: string;
  prefill: HireAnswers;
  draft: ReturnType<typeof useSavedDraft>;
  onOther(): void;
}

/** Tells whether all that is given says the same in the answers. */
const isWithin = (given: HireAnswers, answers: HireAnswers) =>
  Object.entries(given).every(
    ([field, value]) =>
      value === undefined || JSON.stringify(value) === JSON.stringify(Reflect.get(answers, field)),
  );
const areEqual = (one: HireAnswers, other: HireAnswers) =>
  isWithin(one, other) && isWithin(other, one);

/**
 * Says that there are two beginnings, what the reader came with and an earlier request, and leads from
 * one to the other; both stay saved.
 */
export function EarlierDraft({ draftName, prefill, draft, onOther }: EarlierDraftProps) {
  const { t } = useTranslation('hire');
  const format = useFormat();
  const { drafts } = useEnvironment();
  const { name, answers, key } = draft;
  const [now] = useState(() => Date.now());
  const [found, setOther] = useState(() => findOther(drafts, draftName, name));
  const [wasSaved, setSaved] = useState(draft.wasSaved);
  const other = found && !areEqual(found.draft.answers, answers) ? found : undefined;
  if (!other && (!wasSaved || isWithin(prefill, answers))) return null;

  const own = { answers, key, at: now };
  /** The earlier one is continued under this name; what was typed here becomes the other one. */
  const goTo = (earlier: NonNullable<typeof other>) => {
    const isTyped = !areEqual(answers, startAnswers(prefill));
    saveNamed(drafts, draftName, earlier.name, isTyped ? own : undefined);
    setOther(isTyped ? { name: earlier.name, draft: own } : undefined);
    // Who is asked for was chosen just now.
    const { tutor_id, tutorid } = prefill;
    const kept = tutor_id ? { tutor_id, tutorid } : {};
    draft.replace({ ...earlier.draft, answers: { ...earlier.draft.answers, ...kept } });
    setSaved(true);
  };
  /** The form begins with what the reader came with; what is in it becomes the other one. */
  const putAside = () => {
    const aside = { name: `hire:${draftName}:${key}`, draft: own };
    saveNamed(drafts, draftName, aside.name, own);
    setOther(aside);
    draft.startAnew();
    setSaved(false);
  };

  const when = format.ago(new Date(other?.draft.at ?? now).toISOString(), now);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 p-3 rounded-sm bg-brand-soft">
      <p className="min-w-0">{other ? t('draft.other', { when }) : t('draft.current')}</p>
      <Button
        look="quiet"
        className="px-2 text-sm"
        onClick={() => {
          if (other) goTo(other);
          else putAside();
          onOther();
        }}
      >
        {t(other ? 'draft.continue' : 'draft.new')}
      </Button>
    </div>
  );
}
