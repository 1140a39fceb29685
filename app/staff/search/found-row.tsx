import { FileText, Receipt, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toTaka } from '#core/money/words/poisha.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { AccountTags } from '../tags/account-tags.tsx';
import { StatusTag } from '../tags/status-tag.tsx';
import { Tag } from '../tags/tag.tsx';
import type { Found } from './found-option.ts';

const ICONS = { people: UserRound, requests: FileText, invoices: Receipt } as const;
const TONES = { paid: 'good', unpaid: 'warn' } as const;

const toneOf = (status: string) =>
  status === 'paid' || status === 'unpaid' ? TONES[status] : 'plain';

interface RowProps {
  kind: Found['kind'];
  name: string;
  facts: (string | null)[];
  tags: ReactNode;
}

function Row({ kind, name, facts, tags }: RowProps) {
  const Icon = ICONS[kind];
  return (
    <>
      <Icon aria-hidden="true" size={18} className="flex-none text-muted" />
      <span className="flex-1 min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold break-words">{name}</span>
          {tags}
        </span>
        <span className="block text-xs text-muted break-words">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
}

/** One of what was found: what it is, whose, and how it stands. */
export function FoundRow({ found }: { found: Found }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const lang = useLang();
  if (found.kind === 'people') {
    const { name, type, phone, tutorid, city_name } = found.row;
    return (
      <Row
        kind={found.kind}
        name={name}
        facts={[t(`type.${type}`), phoneText(phone, lang), tutorid, city_name]}
        tags={<AccountTags account={found.row} />}
      />
    );
  }
  if (found.kind === 'requests') {
    const { request_no, class_name, location_name, guardian, status, is_hidden } = found.row;
    return (
      <Row
        kind={found.kind}
        name={request_no}
        facts={[class_name, location_name, guardian.name]}
        tags={<StatusTag status={status} isHidden={is_hidden} />}
      />
    );
  }
  const { number, person_name, amount_poisha, status, is_late } = found.row;
  return (
    <Row
      kind={found.kind}
      name={number}
      facts={[person_name, format.money(toTaka(amount_poisha))]}
      tags={
        <Tag tone={is_late ? 'bad' : toneOf(status)}>
          {t(is_late ? 'search.late' : `search.status.${status}`)}
        </Tag>
      }
    />
  );
}
