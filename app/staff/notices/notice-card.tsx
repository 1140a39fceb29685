import { NoticeText } from '#app/community/notices/notice-text.tsx';
import type { StaffNotice } from '#core/community/api/notices.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Tag } from '../tags/tag.tsx';
import { WINDOW_TONES } from '../tags/window-tones.ts';

interface NoticeCardProps {
  notice: StaffNotice;
  onChange(): void;
  onEnd(): void;
}

export function NoticeCard({ notice, onChange, onEnd }: NoticeCardProps) {
  const texts = useTexts('staffNotices');
  const format = useFormat();
  const { state } = notice;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={WINDOW_TONES[state]}>{texts(`state.${state}`)}</Tag>
        <span>{texts(`for.${notice.audience}`)}</span>
      </p>
      <NoticeText lang="en" title={notice.title_en} text={notice.text_en} />
      <NoticeText lang="bn" title={notice.title_bn} text={notice.text_bn} />
      <Facts
        facts={[
          [
            texts('days'),
            texts('fromUntil', {
              from: format.date(notice.from_on),
              until: format.date(notice.until_on),
            }),
          ],
          [texts('dismissed'), notice.dismissed > 0 && format.number(notice.dismissed)],
          [texts('createdBy'), notice.created_by?.name],
          [texts('changedBy'), notice.changed_by?.name],
          [texts('endedBy'), notice.ended_by?.name],
        ]}
      />
      {notice.ended_at === null && (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={onChange}>
            {texts('change')}
            <span className="sr-only">{notice.title_en}</span>
          </Button>
          {state !== 'ended' && (
            <Button look="secondary" onClick={onEnd}>
              {texts('end')}
              <span className="sr-only">{notice.title_en}</span>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
