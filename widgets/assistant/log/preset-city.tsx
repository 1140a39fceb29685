import { type Label, nameOf } from '#core/site/assistant/dialogue/message.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { useLabel } from '../use-label.ts';

/** The city the page presets, so that nobody wonders where its jobs come from. */
export function PresetCity({ cityId, lookups }: { cityId: number; lookups: Lookups }) {
  const write = useLabel(lookups);
  const label: Label = { key: 'chip.city', data: { name: nameOf('cities', cityId) } };
  const text = write(label);
  return text === '' ? null : (
    <p data-preset-city className="self-start px-3 py-1 rounded-sm bg-brand-soft text-sm">
      {text}
    </p>
  );
}
