import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWhen } from '#app/tuition/online-lessons/use-when.ts';
import type { NextClass } from '#core/dashboards/api/parent-waiting.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { Section } from '#ui/section/section.tsx';

/** Shows when each tutor comes next, or that days and times are to be agreed on. */
export function NextClasses({ classes }: { classes: NextClass[] }) {
  const { t } = useTranslation('dashboard');
  const when = useWhen();
  if (classes.length === 0) return null;
  return (
    <Section padding="normal" title={t('nextClasses.title')}>
      <ul className="flex flex-col gap-2">
        {classes.map(({ id, tutor_name: name, at }) => (
          <li key={id}>
            <Link
              to={tuitionPath('guardian', 'routine', id)}
              className="inline-flex items-center min-h-[44px] font-semibold text-brand hover:underline"
            >
              {at === null
                ? t('nextClasses.none', { name })
                : t('nextClasses.at', { name, when: when(at) })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
