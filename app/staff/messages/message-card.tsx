import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Answer } from '#core/api/api-client.ts';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { PhoneLink } from '../people/phone-link.tsx';
import { DoneMark } from '../tags/done-mark.tsx';
import { Tag } from '../tags/tag.tsx';

type Written = Answer<'listStaffMessages'>['data'][number];

export function MessageCard({ written }: { written: Written }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const act = useStaffMutation();
  const finish = () =>
    act.run(() => api.call('finishMessage', { params: { id: written.id } }), t('messages.marked'));
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold break-words">{written.name}</p>
        <Tag>{t(`messages.topics.${written.topic}`)}</Tag>
        <p className="text-sm text-muted">
          {t(`calls.speaks.${written.lang}`)} · {format.ago(written.created_at, now)}
        </p>
      </div>
      <p className="whitespace-pre-line break-words">{written.message}</p>
      {written.job_id !== null && (
        <Link
          to={`/staff/requests/${written.job_id}`}
          className="self-start inline-flex items-center min-h-[44px] font-semibold text-brand hover:underline"
        >
          {t('messages.aboutJob', { id: format.id(written.job_id) })}
        </Link>
      )}
      {act.message && (
        <p role="alert" className="text-sm text-danger">
          {act.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PhoneLink phone={written.phone} size={16} className="gap-1 min-h-[44px]" />
        {written.email && (
          <a
            href={`mailto:${written.email}`}
            className="inline-flex items-center gap-1 min-h-[44px] min-w-0 text-brand break-all hover:underline"
          >
            <Mail aria-hidden="true" size={16} />
            {written.email}
          </a>
        )}
        <span className="ml-auto">
          <DoneMark
            at={written.done_at}
            by={written.done_by}
            buttonText={t('messages.mark')}
            isBusy={act.isBusy}
            onMark={() => void finish()}
          />
        </span>
      </div>
    </Card>
  );
}
