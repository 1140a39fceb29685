import { useTranslation } from 'react-i18next';
import { picturePath } from '#app/community/writing/picture-path.ts';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { StaffCommunityItem } from '#core/community/api/community.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { Tag } from '../tags/tag.tsx';
import { ItemReports } from './item-reports.tsx';

const TONES = { shown: 'plain', held: 'warn', removed: 'bad' } as const;

interface ItemCardProps {
  item: StaffCommunityItem;
  onRemove(): void;
}

/** A post or comment with who wrote it, why it is here, and what staff can do. */
export function ItemCard({ item, onRemove }: ItemCardProps) {
  const { t } = useTranslation('staffCommunity');
  const { t: words } = useTranslation('community');
  const { t: staffTexts } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const { kind, id, author, area, state, decided } = item;
  const isReported = item.reports.some(({ is_open }) => is_open);
  const isShown = state === 'shown';
  const act = isShown ? 'keep' : 'approve';
  const reasons = item.held_for.map((reason) =>
    reason === 'reported' ? t('byReports') : words(`hold.${reason}`),
  );

  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">{t(`kind.${kind}`, { id: format.id(item.post_id) })}</h2>
        <span className="flex flex-wrap gap-1">
          {isReported && <Tag tone="warn">{t('reported')}</Tag>}
          <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
        </span>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <PersonLink person={author} isInLine />
        <span>{words(`role.${author.type === 'tutor' ? 'tutor' : 'guardian'}`)}</span>
        {area && (
          <span>
            {area.location_name}, {area.city_name}
          </span>
        )}
        <span>{format.ago(item.edited_at ?? item.created_at, now)}</span>
      </p>
      <p className="break-words whitespace-pre-wrap">{item.text}</p>
      {item.pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {item.pictures.map((picture, at) => (
            <li key={picture.id}>
              <a href={picturePath(picture.id)} target="_blank" rel="noreferrer">
                <img
                  src={picturePath(picture.id)}
                  alt={t('picture', { n: format.number(at + 1) })}
                  width={160}
                  height={120}
                  loading="lazy"
                  className="w-[160px] h-[120px] object-cover rounded-sm border border-line"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reasons.length > 0 && (
        <Alert tone="warning">{t('why', { reasons: reasons.join(', ') })}</Alert>
      )}
      {item.removed_reason !== null && (
        <Alert>{t('removedFor', { reason: item.removed_reason })}</Alert>
      )}
      <ItemReports reports={item.reports} />
      {decided && (
        <p className="text-xs text-muted">
          {t('decided', {
            name: decided.by?.name ?? staffTexts('system'),
            ago: format.ago(decided.at, now),
          })}
        </p>
      )}
      <Alert role="alert">{work.message}</Alert>
      <div className="flex flex-wrap gap-2">
        {(!isShown || isReported) && (
          <Button
            look="secondary"
            isBusy={work.isBusy}
            onClick={() =>
              void work.run(
                () => api.call('approveCommunity', { params: { what: kind, id } }),
                t(`done.${act}`),
              )
            }
          >
            {t(`do.${act}`)}
          </Button>
        )}
        {state !== 'removed' && (
          <Button look="secondary" onClick={onRemove}>
            {t('do.remove')}
          </Button>
        )}
      </div>
    </Card>
  );
}
