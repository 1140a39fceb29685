import { Phone } from 'lucide-react';
import { showPhoneNumber } from '#core/account/phone-number.ts';
import type { Answer } from '#core/api/api-client.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useAct } from '../parts/use-act.ts';

type Call = Answer<'listStaffCalls'>['data'][number];

export function CallCard({ call }: { call: Call }) {
  const texts = useTexts('staff');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const showToast = useToast();
  const act = useAct();
  const finish = async () => {
    if (await act.run(() => api.call('finishCall', { params: { id: call.id } })))
      showToast(texts('calls.marked'), 'success');
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 bg-paper border border-line rounded">
      <div className="flex-1 min-w-[180px]">
        <p className="font-semibold break-words">{call.name ?? texts('calls.noName')}</p>
        <p className="text-sm text-muted">
          {texts(`calls.speaks.${call.lang}`)} · {format.ago(call.created_at, now)}
        </p>
        {act.message && (
          <p role="alert" className="text-sm text-danger">
            {act.message}
          </p>
        )}
      </div>
      <a
        href={`tel:${call.phone}`}
        className="inline-flex items-center gap-1 min-h-[44px] text-brand tabular-nums hover:underline"
      >
        <Phone aria-hidden="true" size={16} />
        {showPhoneNumber(call.phone)}
      </a>
      {call.done_at ? (
        <span className="text-sm text-muted">
          {texts('calls.doneBy', { name: call.done_by ?? '', ago: format.ago(call.done_at, now) })}
        </span>
      ) : (
        <Button look="secondary" isBusy={act.isBusy} onClick={() => void finish()}>
          {texts('calls.mark')}
        </Button>
      )}
    </li>
  );
}
