import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { readLists } from '#core/staff/read-lists.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { readTarget } from './read-target.ts';

type Entry = Answer<'listAudit'>['data'][number];

/** Returns what an entry is about in words: a number as staff say it, a name, a list. */
export function useTargetText() {
  const { t } = useTranslation('staffAudit');
  const format = useFormat();
  return ({ target, target_name: name }: Entry): string | null => {
    if (target === null) return null;
    const read = readTarget(target);
    if (read === null) return target;
    const { kind, id, isPage } = read;
    const list = readLists.find((one) => one === kind);
    if (isPage && list) return t(`list.${list}`);
    const number = /^\d+$/.test(id) ? format.id(Number(id)) : id;
    if (kind === 'job' || kind === 'request') return `R${id}`;
    if (kind === 'coach-request') return `C${id}`;
    if (kind === 'tutor-documents') return t('documentsOf', { name: name ?? number });
    return name ?? number;
  };
}
