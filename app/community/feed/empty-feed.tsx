import { Newspaper } from 'lucide-react';
import { Link } from 'react-router';
import type { CommunityMember } from '#core/community/api/community.ts';
import { BUTTON_LOOKS, BUTTON_SHAPE } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('community');
  const icon = <Newspaper size={32} />;
  if (scope === 'area' && member.areas.length === 0) {
    const [hint, act, to] = WHERE_AREAS_ARE[member.role];
    return (
      <StatePanel
        icon={icon}
        title={texts('empty.noArea')}
        hint={texts(hint)}
        action={
          <Link to={to} className={`${BUTTON_SHAPE} ${BUTTON_LOOKS.primary}`}>
            {texts(act)}
          </Link>
        }
      />
    );
  }
  return (
    <StatePanel icon={icon} title={texts(`empty.${scope}`)} hint={texts(`empty.${scope}Hint`)} />
  );
}
