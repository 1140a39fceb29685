import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommunityComment, CommunityPost } from '#core/community/api/community.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';

interface AuthorLineProps {
  of: Pick<CommunityComment, 'author' | 'created_at' | 'edited_at'>;
  area?: CommunityPost['area'];
  /** The actions for the text. */
  children?: ReactNode;
}

/** Shows who wrote it: first name, role and area, never a photo or more of the name. */
export function AuthorLine({
  of: { author, created_at, edited_at },
  area,
  children,
}: AuthorLineProps) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const now = useNow();
  return (
    <div className="flex items-start gap-3">
      <TutorPhoto name={author.first_name} photo={null} gender={null} size={44} />
      <div className="flex-1 min-w-0">
        <p className="font-semibold break-words">{author.first_name}</p>
        <p className="text-xs text-muted break-words">
          {[
            t(`role.${author.role}`),
            area && `${area.location_name}, ${area.city_name}`,
            format.ago(created_at, now),
            edited_at && t('edited'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {children && <div className="flex -mt-1 -mr-2">{children}</div>}
    </div>
  );
}
