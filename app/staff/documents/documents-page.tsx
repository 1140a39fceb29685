import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { checkStatuses } from '#core/people/documents/document-checks.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { Tag } from '../tags/tag.tsx';
import { TONES } from './tones.ts';

/** Tutors whose documents wait to be checked, the longest waiting first. */
export function DocumentsPage() {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const filter = useStatusFilter(checkStatuses, 'waiting');
  const { status, page } = filter;
  const response = useLiveApi('listTutorDocuments', { query: { status, page } });

  return (
    <StatusListPage
      title={t('queue.documents')}
      filter={filter}
      textOf={(value) => t(`documents.status.${value}`)}
      response={response}
      emptyText={t('documents.none')}
    >
      {(rows) => (
        <ul className="flex flex-col gap-2">
          {rows.map((row) => (
            <Card
              as="li"
              isLink
              key={row.user_id}
              className="relative flex flex-wrap items-center gap-x-4 gap-y-2"
            >
              <div className="flex-1 min-w-[180px]">
                <Link
                  to={`/staff/documents/${row.user_id}`}
                  className="covers-card font-semibold break-words hover:underline"
                >
                  {row.name}
                </Link>
                <p className="text-sm text-muted">
                  {row.tutorid} · {format.ago(row.since, now)}
                </p>
              </div>
              <p className="flex flex-wrap gap-1">
                {checkStatuses.map(
                  (one) =>
                    row[one] > 0 && (
                      <Tag key={one} tone={TONES[one]}>
                        {t(`documents.count.${one}`, { n: format.number(row[one]) })}
                      </Tag>
                    ),
                )}
              </p>
            </Card>
          ))}
        </ul>
      )}
    </StatusListPage>
  );
}
