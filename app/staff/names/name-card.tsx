import { useTranslation } from 'react-i18next';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { UnlistedName } from '#core/staff/api/staff-names.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { Tag } from '../tags/tag.tsx';

interface NameCardProps {
  name: UnlistedName;
  onRename(): void;
  onMerge(): void;
}

export function NameCard({ name, onRename, onMerge }: NameCardProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const { api } = useEnvironment();
  const { run, isBusy, message } = useStaffMutation();
  const { kind, id, first_by } = name;
  const list = () =>
    run(
      () => api.call('approveName', { params: { kind, id } }),
      t('names.listed', { name: name.name }),
    );
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 text-base break-words">{name.name}</h2>
        <Tag>{t(`names.kind.${kind}`)}</Tag>
      </div>
      {name.name_bn !== name.name && (
        <p lang="bn" className="text-sm break-words">
          {name.name_bn}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>{t('names.tutors', { count: name.tutors, n: format.number(name.tutors) })}</span>
        {first_by && name.first_at && (
          <span>
            {t('names.first', { date: format.date(name.first_at) })}{' '}
            <PersonLink person={first_by} isInLine />
          </span>
        )}
      </p>
      <Alert role="alert">{message}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={() => void list()}>
          {t('names.list')}
        </Button>
        <Button look="secondary" onClick={onRename}>
          {t('names.rename')}
        </Button>
        <Button look="secondary" onClick={onMerge}>
          {t('names.merge')}
        </Button>
      </div>
    </Card>
  );
}
