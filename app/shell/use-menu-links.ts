import { useTranslation } from 'react-i18next';
import { useSession } from '#app/people/session/session-provider.tsx';
import { dashboardPath } from '#app/people/session/where-to.ts';

export interface MenuLink {
  /** Absent: it stands there and leads nowhere yet. */
  to?: string;
  text: string;
}
export interface MenuGroup {
  text: string;
  links: MenuLink[];
}

/** Returns what the header offers beside the job board. */
export function useMenuLinks(): (MenuLink | MenuGroup)[] {
  const { t } = useTranslation('app');
  const { user } = useSession();
  if (!user)
    return [
      { to: '/crm/hire-tutor', text: t('nav.hireTutor') },
      {
        text: t('nav.joinToLearn'),
        links: [
          { to: '/auth/parent/signup', text: t('nav.asParent') },
          { text: t('nav.asStudent') },
        ],
      },
      {
        text: t('nav.joinToTeach'),
        links: [{ to: '/auth/tutor/signup', text: t('nav.asTutor') }, { text: t('nav.asCoach') }],
      },
      { to: '/auth/signin', text: t('nav.login') },
    ];
  const dashboard = { to: dashboardPath(user.type), text: t('nav.dashboard') };
  if (user.type !== 'tutor') return [dashboard];
  return [
    dashboard,
    { to: '/tutor/job-board/saved-jobs', text: t('nav.savedJobs') },
    { to: '/tutor/job-history/applied-jobs', text: t('nav.jobHistory') },
  ];
}
