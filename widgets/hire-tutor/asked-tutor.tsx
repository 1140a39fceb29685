import { UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';

interface AskedTutorProps {
  answers: HireAnswers;
  onDrop(): void;
}

/** The tutor of the hub the request is addressed to; the guardian may ask for anybody instead. */
export function AskedTutor({ answers: { tutor_id, tutorid }, onDrop }: AskedTutorProps) {
  const { t } = useTranslation('hire');
  const isAsked = tutor_id !== undefined && tutorid !== undefined;
  const { data, error } = useApi('getHubTutor', isAsked ? { params: { tutorId: tutorid } } : null);
  if (!isAsked) return null;
  const isGone = data ? data.id !== tutor_id : isApiError(error) && error.status === 404;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 p-3 rounded-sm bg-brand-soft">
      <p className="flex gap-2 min-w-0">
        <UserRoundCheck aria-hidden="true" size={20} className="text-brand" />
        <span className="min-w-0 break-words">
          {isGone
            ? t('asked.gone', { id: tutorid })
            : t('asked.for', { name: data?.user.name ?? '…', id: tutorid })}
        </span>
      </p>
      <Button look="quiet" className="px-2 text-sm" onClick={onDrop}>
        {t('asked.drop')}
      </Button>
    </div>
  );
}
