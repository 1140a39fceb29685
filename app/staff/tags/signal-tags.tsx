import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SignalView } from '#core/staff/api/staff-requests.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Tag } from './tag.tsx';

interface SignalTagsProps {
  signals: SignalView[];
  /** The tag links to the earlier request; not inside a row that is a link itself. */
  isLinked?: boolean;
}

/** Shows what looks odd about a request. Staff decide; nothing is refused because of it. */
export function SignalTags({ signals, isLinked = false }: SignalTagsProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  if (signals.length === 0) return null;
  return (
    <ul aria-label={t('signal.label')} className="flex flex-wrap gap-1">
      {signals.map(({ kind, other_request_id, value }) => {
        const words = t(`signal.${kind}`, {
          n: format.number(value ?? 0),
          id: format.id(other_request_id ?? 0),
        });
        return (
          <li key={`${kind}${other_request_id}`}>
            <Tag tone="warn">
              <Flag aria-hidden="true" size={12} />
              {isLinked && other_request_id !== null ? (
                <Link to={`/staff/requests/${other_request_id}`} className="underline">
                  {words}
                </Link>
              ) : (
                words
              )}
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
