import { Plus } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import type { Response } from '#ui/async/async-view.tsx';
import { LoadError } from '#ui/async/load-error.tsx';
import { Button } from '#ui/button/button.tsx';
import { ChoiceCards } from '#ui/field/choice-cards.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';

interface SavedPickerProps<Saved> {
  response: Response<{ data: Saved[] }>;
  value: number | undefined;
  onPick(saved: Saved | undefined): void;
  texts: { legend: string; other: string; add: string };
  titleOf(saved: Saved): string;
  lineOf(saved: Saved): string;
  /** Adds another one. */
  Dialog: ComponentType<{ onClose(): void; onSaved(saved: Saved): Promise<void> }>;
}

/** One of what the guardian has saved, another one, or one saved now. */
export function SavedPicker<Saved extends { id: number }>({
  response,
  value,
  onPick,
  texts,
  titleOf,
  lineOf,
  Dialog,
}: SavedPickerProps<Saved>) {
  const [isAdding, setAdding] = useState(false);
  const all = response.data?.data;

  // One that was deleted elsewhere cannot be sent.
  const pick = useLatestCallback(onPick);
  const isGone = all && value !== undefined && !all.some(({ id }) => id === value);
  useEffect(() => {
    if (isGone) pick(undefined);
  }, [isGone, pick]);

  return (
    <div className="flex flex-col items-start gap-2">
      {!all && Boolean(response.error) && (
        <LoadError error={response.error} onRetry={() => void response.refresh()} />
      )}
      {all && all.length > 0 && (
        <ChoiceCards
          legend={texts.legend}
          choices={[
            ...all.map((saved) => ({
              value: saved.id,
              title: titleOf(saved),
              text: lineOf(saved),
            })),
            { value: undefined, title: texts.other },
          ]}
          value={value}
          onChange={(id) => pick(all.find((saved) => saved.id === id))}
        />
      )}
      <Button
        look="quiet"
        icon={<Plus aria-hidden="true" size={18} />}
        onClick={() => setAdding(true)}
      >
        {texts.add}
      </Button>
      {isAdding && (
        <Dialog
          onClose={() => setAdding(false)}
          onSaved={async (saved) => {
            await response.refresh();
            pick(saved);
          }}
        />
      )}
    </div>
  );
}
