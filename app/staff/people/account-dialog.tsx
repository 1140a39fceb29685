import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { accountColours } from '#core/people/account/account-words.ts';
import type { Person } from '#core/staff/api/staff-people.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { StaffReason } from '../change/staff-reason.tsx';

export type AccountAct = 'ban' | 'unban' | 'deactivate' | 'reactivate' | 'lock';
type Colour = (typeof accountColours)[number];

interface AccountDialogProps {
  act: AccountAct;
  person: Person;
  onClose(): void;
}

const READY = {
  ban: ['money', 'false', 'behaviour', 'noShow'],
  unban: ['cleared', 'served'],
  deactivate: ['asked', 'double'],
  reactivate: ['asked'],
  lock: ['documents', 'watch', 'cleared'],
} as const;

/** A step against or for an account: says what follows, takes the reason, then does it. */
export function AccountDialog({ act, person, onClose }: AccountDialogProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const { api } = useEnvironment();
  const [length, setLength] = useState<'until' | 'forever'>('until');
  const [until, setUntil] = useState('');
  const [colour, setColour] = useState<Colour>(person.account_status);
  const params = { id: person.user_id };

  const send = (reason: string): Promise<Answer<'banPerson'>> => {
    if (act === 'lock') return api.call('setLock', { params, body: { status: colour, reason } });
    if (act === 'ban') {
      const end = length === 'until' ? { until } : ({ permanent: true } as const);
      return api.call('banPerson', { params, body: { ...end, reason } });
    }
    const endpoint = `${act}Person` as const;
    return api.call(endpoint, { params, body: { reason } });
  };
  const tell = ({ hidden_requests, shown_requests }: Answer<'banPerson'>) => {
    const moved = hidden_requests + shown_requests;
    const what = t(`account.done.${act}`, { name: person.name });
    const board = t(hidden_requests > 0 ? 'account.hidden' : 'account.shown', {
      count: moved,
      n: format.number(moved),
    });
    return moved > 0 ? `${what} ${board}` : what;
  };
  const needsDay = act === 'ban' && length === 'until' && until === '';
  const effect =
    act === 'lock'
      ? t(`account.lockEffect.${colour}`)
      : t(`account.effect.${act}.${person.type === 'tutor' ? 'tutor' : 'parent'}`);

  return (
    <StaffReason
      title={t(`account.title.${act}`, { name: person.name })}
      effect={effect}
      doText={t(`account.do.${act}`)}
      reasonLabel={t('reason.toPerson')}
      reasons={READY[act].map((name) => t(`account.ready.${name}`))}
      otherProblems={needsDay ? { until: t('account.dayMissing') } : {}}
      act={send}
      done={tell}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {act === 'ban' && (
            <>
              <ChoiceGroup<'until' | 'forever'>
                row
                legend={t('account.howLong')}
                choices={[
                  { value: 'until', text: t('account.untilDay') },
                  { value: 'forever', text: t('account.forever') },
                ]}
                value={length}
                onChange={setLength}
              />
              {length === 'until' && (
                <TextField
                  type="date"
                  label={t('account.lastDay')}
                  min={dhakaDate(new Date())}
                  value={until}
                  error={errorOf('until')}
                  onChange={(event) => setUntil(event.currentTarget.value)}
                />
              )}
            </>
          )}
          {act === 'lock' && (
            <ChoiceGroup<Colour>
              legend={t('people.lock')}
              choices={accountColours.map((value) => ({ value, text: t(`lock.${value}`) }))}
              value={colour}
              onChange={setColour}
            />
          )}
        </>
      )}
    </StaffReason>
  );
}
