import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ThreadItem } from '#core/tuition/api/chat.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { CountMark } from '../unread/unread-mark.tsx';

/** One thread: with whom, about what, and its last words. */
export function ThreadCard({ thread }: { thread: ThreadItem }) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const now = useNow();
  const { other, unread, last, side, class_name, is_over } = thread;
  const count = format.number(unread);
  return (
    <Card as="article" padding="small" isLink className="relative flex items-center gap-3">
      <TutorPhoto name={other.name} photo={other.photo} gender={other.gender} size={48} />
      <div className="flex-1 min-w-0">
        <div className="flex items-baseline gap-2">
          <h2 className="flex-1 min-w-0 text-base truncate">
            <Link to={tuitionPath(side, 'messages', thread.tuition_id)} className="covers-card">
              {other.name}
            </Link>
          </h2>
          {last && (
            <time dateTime={last.at} className="flex-none text-xs text-muted">
              {format.ago(last.at, now)}
            </time>
          )}
        </div>
        <p className="text-xs text-muted truncate">
          {is_over ? t('list.over', { class: class_name }) : class_name}
        </p>
        <div className="flex items-center gap-2">
          <p className={cx('flex-1 min-w-0 text-sm truncate', unread > 0 && 'font-semibold')}>
            <LastWords last={last} />
          </p>
          {unread > 0 && <CountMark shown={count} text={t('list.unread', { n: count })} />}
        </div>
      </div>
    </Card>
  );
}

function LastWords({ last }: Pick<ThreadItem, 'last'>) {
  const { t } = useTranslation('chat');
  if (!last) return <span className="text-muted">{t('list.none')}</span>;
  if (last.is_removed) return <em className="text-muted">{t('removed')}</em>;
  const words = last.text === '' && last.has_picture ? t('picture.title') : last.text;
  return last.is_own ? t('list.own', { text: words }) : words;
}
