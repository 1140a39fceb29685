import { BadgeCheck } from 'lucide-react';
import type { DocumentsChecked } from '#core/people/api/fields/documents-checked.ts';
import type { TutorWords } from './use-tutor-words.ts';

/**
 * Returns what our staff have checked, with its date; nothing if they have not. Not a component: in
 * a long list each would be kept.
 */
export const checkedBadge = (checked: DocumentsChecked | null, { texts, format }: TutorWords) =>
  checked && (
    <span className="inline-flex items-center gap-1 px-2 py-1 rounded-sm bg-brand-soft text-brand">
      <BadgeCheck aria-hidden="true" size={14} />
      {texts('checked.badge', { date: format.date(checked.at) })}
    </span>
  );
