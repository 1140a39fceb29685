import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { picturePath } from '#app/community/writing/picture-path.ts';
import type { CommunityPost } from '#core/community/api/community.ts';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

/** Pictures beside each other; pressed, one is seen as a whole. */
export function PostPictures({ post: { pictures, author } }: { post: CommunityPost }) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const [openId, setOpenId] = useState<number>();
  if (pictures.length === 0) return null;
  const open = pictures.findIndex(({ id }) => id === openId);
  const altOf = (at: number) =>
    t('pictures.of', { n: format.number(at + 1), name: author.first_name });
  return (
    <>
      <ul className={cx('grid gap-2', pictures.length > 1 && 'grid-cols-2')}>
        {pictures.map(({ id, width, height }, at) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="block w-full rounded-sm overflow-hidden border border-line bg-surface"
              onClick={() => setOpenId(id)}
            >
              <img
                src={picturePath(id)}
                alt={altOf(at)}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className={cx(
                  'w-full object-cover',
                  pictures.length > 1 ? 'h-[160px] cq-sm:h-[220px]' : 'h-auto max-h-[420px]',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures[open] && (
        <Dialog isWide title={altOf(open)} onClose={() => setOpenId(undefined)}>
          <img
            src={picturePath(pictures[open].id)}
            alt={altOf(open)}
            width={pictures[open].width}
            height={pictures[open].height}
            className="block w-full h-auto"
          />
        </Dialog>
      )}
    </>
  );
}
