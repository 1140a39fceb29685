import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useApi } from '#ui/api/use-api.ts';

const PERSONAL = '/parent/dashboard/profile/settings/personal-info';
const PASSWORD = '/parent/dashboard/profile/settings/change-password';

/**
 * Lists what an account still lacks, each with the way there; a hint only, so a failed read shows
 * nothing.
 */
export function AccountTasks() {
  const { t } = useTranslation('guardianProfile');
  const { user } = useSession();
  const profile = useApi('getParentProfile', {}, { keepsLast: true }).data?.data;
  if (!profile || !user) return null;
  const tasks = [
    profile.email_pending !== null && (['openLink', PERSONAL] as const),
    profile.email === null && profile.email_pending === null && (['addEmail', PERSONAL] as const),
    profile.email !== null && !profile.email_verified && (['verifyEmail', PERSONAL] as const),
    user.has_password === false && (['setPassword', PASSWORD] as const),
    profile.additional_phone_number === null && (['addPhone', PERSONAL] as const),
  ].filter((task) => task !== false);
  if (tasks.length === 0) return <p className="text-muted">{t('tasks.none')}</p>;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">{t('tasks.title')}</h3>
      <ul className="flex flex-col">
        {tasks.map(([name, to]) => (
          <li key={name}>
            <Link
              to={to}
              className="inline-flex items-center min-h-[44px] text-brand font-semibold hover:underline"
            >
              {t(`tasks.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
