import { useTranslation } from 'react-i18next';
import { NoticeText } from '#app/community/notices/notice-text.tsx';
import type { StaffNotice } from '#core/community/api/notices.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Tag } from '../tags/tag.tsx';
import { WINDOW_TONES } from '../tags/window-tones.ts';

interface NoticeCardProps {
  notice: StaffNotice;
  onChange(): void;
  onEnd(): void;
}

export function NoticeCard({ notice, onChange, onEnd }: NoticeCardProps) {
  const { t } = useTranslation('staffNotices');
  const format = useFormat();
  const { state } = notice;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={WINDOW_TONES[state]}>{t(`state.${state}`)}</Tag>
        <span>{t(`for.${notice.audience}`)}</span>
      </p>
      <NoticeText lang="en" title={notice.title_en} text={notice.text_en} />
      <NoticeText lang="bn" title={notice.title_bn} text={notice.text_bn} />
      <Facts
        facts={[
          [
            t('days'),
            t('fromUntil', {
              from: format.date(notice.from_on),
              until: format.date(notice.until_on),
            }),
          ],
          [t('dismissed'), notice.dismissed > 0 && format.number(notice.dismissed)],
          [t('createdBy'), notice.created_by?.name],
          [t('changedBy'), notice.changed_by?.name],
          [t('endedBy'), notice.ended_by?.name],
        ]}
      />
      {notice.ended_at === null && (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={onChange}>
            {t('change')}
            <span className="sr-only">{notice.title_en}</span>
          </Button>
          {state !== 'ended' && (
            <Button look="secondary" onClick={onEnd}>
              {t('end')}
              <span className="sr-only">{notice.title_en}</span>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
