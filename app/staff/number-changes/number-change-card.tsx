import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { StaffNumberChange } from '#core/people/api/number-change.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
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
  const { t } = useTranslation('numberChange');
  const lang = useLang();
  const format = useFormat();
  const { person, state } = change;
  const when = (at: string | null) => at && momentText(at, lang);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonLink person={person} />
        <Tag tone={TONES[state]}>{t(`staff.state.${state}`)}</Tag>
      </div>
      <Facts
        facts={[
          [t('staff.old'), <PhoneLink key="old" phone={change.old_phone} {...CALL} />],
          [
            t('staff.new'),
            change.new_phone && <PhoneLink key="new" phone={change.new_phone} {...CALL} />,
          ],
          [t('staff.by'), t(change.old_verified ? 'staff.byCodes' : 'staff.byStaff')],
          [t('staff.askedAt'), when(change.asked_at)],
          [t('staff.dueAt'), when(change.due_at)],
          [t('staff.changedAt'), when(change.changed_at)],
          [t('staff.decidedBy'), change.decided_by?.name],
          [t('staff.answer'), change.answer],
          [
            t('staff.requests'),
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
          <Button onClick={() => onAct({ kind: 'approve', change })}>{t('staff.approve')}</Button>
        )}
        {(state === 'waiting' || state === 'approved') && (
          <Button look="secondary" onClick={() => onAct({ kind: 'refuse', change })}>
            {t('staff.refuse')}
          </Button>
        )}
        {change.has_picture && <Picture id={change.id} name={person.name} />}
        {change.has_identity_papers && (
          <Link to={`/staff/documents/${person.user_id}`} className={LINK}>
            {t('staff.documents')}
          </Link>
        )}
      </div>
    </Card>
  );
}

/** Each look is in the audit log, so it is fetched when somebody asks for it. */
function Picture({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('numberChange');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('staff.look')}
      </Button>
      {isOpen && (
        <Dialog title={`${t('staff.picture')}: ${name}`} onClose={() => setOpen(false)}>
          <img
            src={`/api/staff/number-changes/${id}/image`}
            alt={t('staff.picture')}
            className="max-w-full h-auto"
          />
        </Dialog>
      )}
    </>
  );
}
