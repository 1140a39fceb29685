import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { RoutineEntry } from '#core/tuition/api/routine.ts';
import { toMinute } from '#core/tuition/teaching/day-clock.ts';
import { partOfDay } from '#core/tuition/teaching/routine.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { Card } from '#ui/card/card.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLessonWords } from '../use-lesson-words.ts';

interface RoutineTableProps {
  entries: RoutineEntry[];
  side: OwnSide;
  onChange?: ((entry: RoutineEntry) => void) | undefined;
  onRemove?: ((entry: RoutineEntry) => void) | undefined;
}

/** The width from which on four columns fit beside the menu. */
const ROOMY = '(min-width: 768px)';

/** Day, time and subject: a table, on phones a card for each. */
export function RoutineTable({ entries, side, onChange, onRemove }: RoutineTableProps) {
  const { t } = useTranslation('routine');
  const isRoomy = useMedia(ROOMY);
  const rows = entries.map((entry) => ({
    entry,
    day: t(`day.${entry.day}`),
    time: <EntryTime entry={entry} />,
    what: <EntryNotes entry={entry} side={side} />,
    acts: onChange && onRemove && (
      <EntryActs entry={entry} onChange={onChange} onRemove={onRemove} />
    ),
  }));
  if (!isRoomy)
    return (
      <ul className="flex flex-col gap-3" aria-label={t('title')}>
        {rows.map(({ entry, day, time, what, acts }) => (
          <Card as="li" key={entry.id} padding="small" className="flex gap-2">
            <div className="flex-1 min-w-0 flex flex-col gap-1">
              <h2 className="text-base">{day}</h2>
              {time}
              {what}
            </div>
            {acts}
          </Card>
        ))}
      </ul>
    );
  const heads = ['columns.day', 'columns.time', 'columns.subject'] as const;
  return (
    <Card padding="none">
      <table className="w-full text-left">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            {heads.map((key) => (
              <th key={key} scope="col" className="px-4 py-2 font-semibold">
                {t(key)}
              </th>
            ))}
            {onChange && (
              <th scope="col">
                <span className="sr-only">{t('columns.acts')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entry, day, time, what, acts }) => (
            <tr key={entry.id} className="border-b border-line">
              <th scope="row" className="px-4 py-2 font-semibold">
                {day}
              </th>
              <td className="px-4 py-2">{time}</td>
              <td className="px-4 py-2">{what}</td>
              {acts && <td className="px-2 py-1">{acts}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function EntryTime({ entry }: { entry: RoutineEntry }) {
  const { t } = useTranslation('routine');
  const { timeText, lengthText } = useLessonWords();
  return (
    <>
      <p className="tabular">{timeText(entry)}</p>
      <p className="text-sm text-muted">
        {t(`part.${partOfDay(toMinute(entry.starts_at))}`)} · {lengthText(entry.minutes)}
      </p>
    </>
  );
}

function EntryNotes({ entry, side }: { entry: RoutineEntry; side: OwnSide }): ReactNode {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const { subjectsText } = useLessonWords();
  const { clashes, is_elsewhere, changed_by, changed_at } = entry;
  const changed = { date: format.date(changed_at) };
  return (
    <>
      {entry.subjects.length > 0 && <p className="break-words">{subjectsText(entry.subjects)}</p>}
      {clashes.map(({ tuition_id, name }) => (
        <p key={tuition_id} className="text-sm text-accent-ink">
          {t('clashWith')}{' '}
          <Link to={tuitionPath('tutor', 'routine', tuition_id)} className="underline">
            {name}
          </Link>
        </p>
      ))}
      {is_elsewhere && clashes.length === 0 && (
        <p className="text-sm text-accent-ink">{t('elsewhere')}</p>
      )}
      <p className="text-xs text-muted">
        {t(changed_by === side ? 'changedByYou' : `changedBy.${changed_by}`, changed)}
      </p>
    </>
  );
}

interface EntryActsProps {
  entry: RoutineEntry;
  onChange(entry: RoutineEntry): void;
  onRemove(entry: RoutineEntry): void;
}

const ICON_BUTTON =
  'inline-flex items-center justify-center w-[44px] h-[44px] rounded-sm text-muted hover:bg-brand-soft hover:text-brand';

function EntryActs({ entry, onChange, onRemove }: EntryActsProps) {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const which = `${t(`day.${entry.day}`)} ${format.time(entry.starts_at)}`;
  return (
    <div className="flex justify-end shrink-0">
      <button
        type="button"
        className={ICON_BUTTON}
        aria-label={`${t('edit')}: ${which}`}
        onClick={() => onChange(entry)}
      >
        <Pencil aria-hidden="true" size={18} />
      </button>
      <button
        type="button"
        className={ICON_BUTTON}
        aria-label={`${t('remove')}: ${which}`}
        onClick={() => onRemove(entry)}
      >
        <Trash2 aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
