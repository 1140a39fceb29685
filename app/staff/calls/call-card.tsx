import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { PhoneLink } from '../people/phone-link.tsx';
import { DoneMark } from '../tags/done-mark.tsx';

type Call = Answer<'listStaffCalls'>['data'][number];

export function CallCard({ call }: { call: Call }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const act = useStaffMutation();
  const finish = () =>
    act.run(() => api.call('finishCall', { params: { id: call.id } }), t('calls.marked'));
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex-1 min-w-[180px]">
        {call.urgent && (
          <p className="flex items-center gap-1 font-semibold text-danger">
            <TriangleAlert aria-hidden="true" size={18} />
            {t('calls.urgent', { why: t(`calls.why.${call.urgent}`) })}
          </p>
        )}
        <p className="font-semibold break-words">{call.name ?? t('calls.noName')}</p>
        <p className="text-sm text-muted">
          {t(`calls.speaks.${call.lang}`)} · {format.ago(call.created_at, now)}
        </p>
        {act.message && (
          <p role="alert" className="text-sm text-danger">
            {act.message}
          </p>
        )}
      </div>
      <PhoneLink phone={call.phone} size={16} className="gap-1 min-h-[44px]" />
      <DoneMark
        at={call.done_at}
        by={call.done_by}
        buttonText={t('calls.mark')}
        isBusy={act.isBusy}
        onMark={() => void finish()}
      />
    </Card>
  );
}
