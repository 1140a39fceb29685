import { useState } from 'react';
import { Link } from 'react-router';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { StaffNumberChange } from '#core/people/api/number-change.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PhoneLink } from '../people/phone-link.tsx';
import { Tag } from '../tags/tag.tsx';
import type { NumberChangeAct } from './number-changes-page.tsx';

interface NumberChangeCardProps {
  change: StaffNumberChange;
  onAct(act: NumberChangeAct): void;
}

const TONES = {
  begun: 'plain',
  waiting: 'warn',
  approved: 'good',
  done: 'good',
  refused: 'bad',
  stopped: 'bad',
  undone: 'bad',
} as const;
const CALL = { size: 16, className: 'gap-1 min-h-[44px]' };
const LINK =
  'inline-flex items-center min-h-[44px] text-brand font-semibold break-words hover:underline';

/** Shows who says what, beside what we know of them. */
export function NumberChangeCard({ change, onAct }: NumberChangeCardProps) {
  const texts = useTexts('numberChange');
  const lang = useLang();
  const format = useFormat();
  const { person, state } = change;
  const when = (at: string | null) => at && momentText(at, lang);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonLink person={person} />
        <Tag tone={TONES[state]}>{texts(`staff.state.${state}`)}</Tag>
      </div>
      <Facts
        facts={[
          [texts('staff.old'), <PhoneLink key="old" phone={change.old_phone} {...CALL} />],
          [
            texts('staff.new'),
            change.new_phone && <PhoneLink key="new" phone={change.new_phone} {...CALL} />,
          ],
          [texts('staff.by'), texts(change.old_verified ? 'staff.byCodes' : 'staff.byStaff')],
          [texts('staff.askedAt'), when(change.asked_at)],
          [texts('staff.dueAt'), when(change.due_at)],
          [texts('staff.changedAt'), when(change.changed_at)],
          [texts('staff.decidedBy'), change.decided_by?.name],
          [texts('staff.answer'), change.answer],
          [
            texts('staff.requests'),
            person.type === 'parent' && change.request_numbers.map(format.id).join(', '),
          ],
        ]}
      />
      {change.statement && (
        <blockquote className="p-3 rounded-sm bg-surface break-words whitespace-pre-line">
          {change.statement}
        </blockquote>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {state === 'waiting' && (
          <Button onClick={() => onAct({ kind: 'approve', change })}>
            {texts('staff.approve')}
          </Button>
        )}
        {(state === 'waiting' || state === 'approved') && (
          <Button look="secondary" onClick={() => onAct({ kind: 'refuse', change })}>
            {texts('staff.refuse')}
          </Button>
        )}
        {change.has_picture && <Picture id={change.id} name={person.name} />}
        {change.has_identity_papers && (
          <Link to={`/staff/documents/${person.user_id}`} className={LINK}>
            {texts('staff.documents')}
          </Link>
        )}
      </div>
    </Card>
  );
}

/** Each look is in the audit log, so it is fetched when somebody asks for it. */
function Picture({ id, name }: { id: number; name: string }) {
  const texts = useTexts('numberChange');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts('staff.look')}
      </Button>
      {isOpen && (
        <Dialog title={`${texts('staff.picture')}: ${name}`} onClose={() => setOpen(false)}>
          <img
            src={`/api/staff/number-changes/${id}/image`}
            alt={texts('staff.picture')}
            className="max-w-full h-auto"
          />
        </Dialog>
      )}
    </>
  );
}
