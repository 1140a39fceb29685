import { Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CommunityMember } from '#core/community/api/community.ts';
import { BUTTON_LOOKS, BUTTON_SHAPE } from '#ui/button/button.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import type { ChosenScope } from './scope-filter.tsx';

const WHERE_AREAS_ARE = {
  guardian: [
    'empty.noAreaGuardian',
    'empty.addLocation',
    '/parent/dashboard/profile/settings/location',
  ],
  tutor: ['empty.noAreaTutor', 'empty.chooseAreas', '/tutor/profile/update/tutoring'],
} as const;

/** Shows why there are no posts, and what to do. */
export function EmptyFeed({ member, scope }: { member: CommunityMember; scope: ChosenScope }) {
  const { t } = useTranslation('community');
  const icon = <Newspaper size={32} />;
  if (scope === 'area' && member.areas.length === 0) {
    const [hint, act, to] = WHERE_AREAS_ARE[member.role];
    return (
      <StatePanel
        icon={icon}
        title={t('empty.noArea')}
        hint={t(hint)}
        action={
          <Link to={to} className={`${BUTTON_SHAPE} ${BUTTON_LOOKS.primary}`}>
            {t(act)}
          </Link>
        }
      />
    );
  }
  return <StatePanel icon={icon} title={t(`empty.${scope}`)} hint={t(`empty.${scope}Hint`)} />;
}
