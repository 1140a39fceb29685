import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { PersonRow } from '#core/staff/api/staff-people.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { WorkTable } from '../list/work-table.tsx';
import { AccountTags } from '../tags/account-tags.tsx';

interface PeopleProps<List> {
  rows: PersonRow[];
  ref: Ref<List>;
}

const HEADS = ['name', 'phone', 'type', 'place', 'profile', 'since', 'state'] as const;
const placeOf = ({ area, city_name }: PersonRow) => [area, city_name].filter(Boolean).join(', ');

export function PeopleTable({ rows, ref }: PeopleProps<HTMLTableSectionElement>) {
  const { t } = useTranslation('staff');
  const lang = useLang();
  const format = useFormat();
  return (
    <WorkTable
      caption={t('nav.people')}
      heads={HEADS.map((name) => t(`people.head.${name}`))}
      ref={ref}
    >
      {rows.map((row) => (
        <tr key={row.user_id}>
          <td>
            <div className="flex items-center gap-2">
              <TutorPhoto name={row.name} photo={row.photo} gender={row.gender} size={36} />
              <div className="min-w-0">
                <PersonLink person={row} covers="row" rowKey={row.user_id} />
                <span className="block text-xs text-muted break-words">
                  {[row.tutorid, row.email].filter(Boolean).join(' · ')}
                </span>
              </div>
            </div>
          </td>
          <td className="tabular-nums whitespace-nowrap">{phoneText(row.phone, lang)}</td>
          <td>{t(`type.${row.type}`)}</td>
          <td>{placeOf(row)}</td>
          <td className="tabular-nums">
            {row.profile_completed !== null &&
              t('percent', { n: format.number(row.profile_completed) })}
          </td>
          <td className="whitespace-nowrap">{format.date(row.created_at)}</td>
          <td>
            <AccountTags account={row} />
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}

export function PeopleCards({ rows, ref }: PeopleProps<HTMLUListElement>) {
  const { t } = useTranslation('staff');
  const lang = useLang();
  return (
    <ul ref={ref} className="flex flex-col gap-2">
      {rows.map((row) => (
        <Card
          as="li"
          padding="small"
          key={row.user_id}
          className="relative flex flex-col gap-1 text-sm"
        >
          <div className="flex items-center gap-2">
            <TutorPhoto name={row.name} photo={row.photo} gender={row.gender} size={44} />
            <PersonLink person={row} covers="card" rowKey={row.user_id} />
          </div>
          <p className="tabular-nums">{phoneText(row.phone, lang)}</p>
          <p className="text-muted break-words">
            {[t(`type.${row.type}`), row.tutorid, placeOf(row)].filter(Boolean).join(' · ')}
          </p>
          <AccountTags account={row} />
        </Card>
      ))}
    </ul>
  );
}
