import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dhakaClock, dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { zoneNote } from '#core/ground/format/zone-note.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

interface SlotFieldsProps {
  /** Instants, in order. */
  slots: string[];
  value: string | undefined;
  error: string | undefined;
  onChange(at: string | undefined): void;
}

/** A day of Dhaka, then one of its free hours. */
export function SlotFields({ slots, value, error, onChange }: SlotFieldsProps) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  const lang = useLang();
  const byDay = new Map<string, string[]>();
  for (const at of slots) {
    const day = dhakaDate(new Date(at));
    byDay.set(day, [...(byDay.get(day) ?? []), at]);
  }
  // An hour of a draft may be taken by now.
  const chosen = value !== undefined && slots.includes(value) ? value : undefined;
  const [picked, setPicked] = useState<string>();
  const day = chosen === undefined ? picked : dhakaDate(new Date(chosen));
  const pick = (next: string | undefined) => {
    setPicked(next);
    onChange(undefined);
  };
  return (
    <div className="grid grid-cols-1 cq-sm:grid-cols-2 gap-4">
      <SelectField<string>
        label={t('booking.day')}
        isRequired
        emptyText={t('booking.chooseDay')}
        options={[...byDay.keys()].map((id) => ({ id, text: format.date(id) }))}
        value={day}
        error={day === undefined ? error : undefined}
        onChange={pick}
      />
      <SelectField<string>
        label={t('booking.hour')}
        isRequired
        emptyText={t('booking.chooseHour')}
        options={(byDay.get(day ?? '') ?? []).map((id) => ({
          id,
          text: format.time(dhakaClock(new Date(id))) + zoneNote(new Date(id), lang),
        }))}
        value={chosen}
        disabled={day === undefined}
        error={day === undefined ? undefined : error}
        onChange={onChange}
      />
    </div>
  );
}
