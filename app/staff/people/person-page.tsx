import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { lastDay } from '#core/people/account/last-day.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { Person } from '#core/staff/api/staff-people.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { Section } from '#ui/section/section.tsx';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { useGenderText } from '#widgets/words/use-gender-text.ts';
import { IssueBill } from '../bills/issue-bill.tsx';
import { Notes } from '../notes/notes.tsx';
import { PersonBalance } from '../payouts/person-balance.tsx';
import { AccountTags } from '../tags/account-tags.tsx';
import { type AccountAct, AccountDialog } from './account-dialog.tsx';
import { EndSessions } from './end-sessions.tsx';
import { AccountHistory, PersonWork } from './person-history.tsx';

export function PersonPage() {
  const { t } = useTranslation('staff');
  const id = Number(useParams()['id']);
  const { data, error, refresh } = useLiveApi('getPerson', { params: { id } });
  const person = data?.user_id === id ? data : undefined;
  usePageTitle(person?.name ?? t('nav.people'));
  return (
    <AsyncView response={{ data: person, error, refresh }}>
      {(person) => <PersonView key={person.user_id} person={person} />}
    </AsyncView>
  );
}

/** Returns what may be done to the account as it stands. */
const actsFor = (person: Person): AccountAct[] =>
  person.can_act
    ? [
        person.is_banned ? 'unban' : 'ban',
        'lock',
        person.is_deactivated ? 'reactivate' : 'deactivate',
      ]
    : [];

function PersonView({ person }: { person: Person }) {
  const { t } = useTranslation('staff');
  const lang = useLang();
  const format = useFormat();
  const gender = useGenderText();
  const [doing, setDoing] = useState<AccountAct>();
  return (
    <div className="flex flex-col gap-4">
      <Link
        to="/staff/people"
        className="inline-flex items-center self-start gap-1 min-h-[36px] px-2 rounded-sm text-sm text-brand hover:bg-brand-soft"
      >
        <ChevronLeft aria-hidden="true" size={16} />
        {t('nav.people')}
      </Link>
      <header className="flex flex-wrap items-center gap-2">
        <TutorPhoto name={person.name} photo={person.photo} gender={person.gender} size={56} />
        <h1 className="text-lg">{person.name}</h1>
        <AccountTags account={person} />
      </header>
      {person.ban && (
        <Alert>
          {person.ban.until
            ? t('account.bannedUntil', { date: format.date(lastDay(person.ban.until)) })
            : t('account.bannedForever')}{' '}
          {person.ban.reason}
        </Alert>
      )}
      {person.lock_reason && (
        <p className="text-sm break-words">{t('reasonGiven', { reason: person.lock_reason })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {actsFor(person).map((act) => (
          <Button key={act} look="secondary" onClick={() => setDoing(act)}>
            {t(`account.do.${act}`)}
          </Button>
        ))}
        {person.type !== 'staff' && <IssueBill person={person} />}
        {person.tutorid && (
          <Link
            to={`/staff/documents/${person.user_id}`}
            className="inline-flex items-center min-h-[44px] px-2 text-brand hover:underline"
          >
            {t('documents.open')}
          </Link>
        )}
        {person.can_end_sessions && person.sessions > 0 && <EndSessions person={person} />}
      </div>
      <div className="request-columns">
        <div className="flex flex-col gap-4 min-w-0">
          <Section padding="normal" title={t('people.profile')}>
            <Facts
              facts={[
                [t('people.head.type'), t(`type.${person.type}`)],
                [t('people.head.phone'), phoneText(person.phone, lang)],
                [
                  t('people.otherPhone'),
                  person.additional_phone && phoneText(person.additional_phone, lang),
                ],
                [
                  t('people.verified'),
                  person.phone_verified_at
                    ? format.date(person.phone_verified_at)
                    : t('people.notVerified'),
                ],
                [
                  t('people.deletes'),
                  person.deletes_at &&
                    t('people.deletesOn', { date: format.date(person.deletes_at) }),
                ],
                [t('people.email'), person.email],
                [t('people.tutorId'), person.tutorid],
                [t('people.gender'), person.gender === null ? null : gender(person.gender)],
                [t('people.born'), person.date_of_birth && format.date(person.date_of_birth)],
                ...person.students.map((student): [string, string] => [
                  t('people.student', { name: student.name }),
                  student.date_of_birth
                    ? t('people.bornOn', { date: format.date(student.date_of_birth) })
                    : t('people.notSaid'),
                ]),
                [
                  t('people.head.place'),
                  [person.area, person.city_name].filter(Boolean).join(', '),
                ],
                [
                  t('people.head.profile'),
                  person.profile_completed === null
                    ? null
                    : t('percent', { n: format.number(person.profile_completed) }),
                ],
                [
                  t('people.expected'),
                  person.expected_salary === null ? null : format.money(person.expected_salary),
                ],
                [t('people.speaks'), t(`speaks.${person.lang}`)],
                [t('people.devices'), format.number(person.sessions)],
                [t('people.head.since'), format.date(person.created_at)],
              ]}
            />
            {person.about && <p className="text-sm break-words">{person.about}</p>}
          </Section>
          <PersonWork person={person} />
        </div>
        <div className="flex flex-col gap-4 min-w-0">
          {person.type !== 'staff' && <PersonBalance person={person} />}
          <Section padding="normal" title={t('notes.title')}>
            <Notes subject="user" id={person.user_id} notes={person.notes} />
          </Section>
          <AccountHistory actions={person.actions} />
        </div>
      </div>
      {doing && (
        <AccountDialog
          key={doing}
          act={doing}
          person={person}
          onClose={() => setDoing(undefined)}
        />
      )}
    </div>
  );
}
