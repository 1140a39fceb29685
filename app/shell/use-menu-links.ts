import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useSession } from '../session/session-provider.tsx';
import { dashboardPath } from '../session/where-to.ts';

/** What the header offers beside the job board. */
export function useMenuLinks(): { to: string; text: string }[] {
  const texts = useTexts('app');
  const { user } = useSession();
  if (!user)
    return [
      { to: '/crm/hire-tutor', text: texts('nav.hireTutor') },
      { to: '/auth/parent/signup', text: texts('nav.joinToLearn') },
      { to: '/auth/tutor/signup', text: texts('nav.joinToTeach') },
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
