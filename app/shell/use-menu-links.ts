import { useSession } from '#app/people/session/session-provider.tsx';
import { dashboardPath } from '#app/people/session/where-to.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

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
  const texts = useTexts('app');
  const { user } = useSession();
  if (!user)
    return [
      { to: '/crm/hire-tutor', text: texts('nav.hireTutor') },
      {
        text: texts('nav.joinToLearn'),
        links: [
          { to: '/auth/parent/signup', text: texts('nav.asParent') },
          { text: texts('nav.asStudent') },
        ],
      },
      {
        text: texts('nav.joinToTeach'),
        links: [
          { to: '/auth/tutor/signup', text: texts('nav.asTutor') },
          { text: texts('nav.asCoach') },
        ],
      },
      { to: '/auth/signin', text: texts('nav.login') },
    ];
  const dashboard = { to: dashboardPath(user.type), text: texts('nav.dashboard') };
  if (user.type !== 'tutor') return [dashboard];
  return [
    dashboard,
    { to: '/tutor/job-board/saved-jobs', text: texts('nav.savedJobs') },
    { to: '/tutor/job-history/applied-jobs', text: texts('nav.jobHistory') },
  ];
}
