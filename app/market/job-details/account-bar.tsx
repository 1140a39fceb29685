import { type RefObject, useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { TermsLink } from '#app/ground/links/terms-link.tsx';
import type { Job } from '#core/market/api/job.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useBrandName } from '#widgets/words/use-brand-name.ts';

interface AccountBarProps {
  job: Job;
  applyButton: RefObject<HTMLButtonElement | null>;
  onApply(): void;
}

/**
 * The bar of small screens, while the apply button is out of view. Guests read that they need an
 * account, others the salary. Source: docs/requirements/market/job-detail-and-apply.md, "Page".
 */
export function AccountBar({ job, applyButton, onApply }: AccountBarProps) {
  const { t } = useTranslation('job');
  const { t: applying } = useTranslation('applying');
  const brand = useBrandName();
  const format = useFormat();
  const { viewer } = useEnvironment();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const button = applyButton.current;
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) =>
      setShown(entry?.isIntersecting === false),
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [applyButton]);

  if (!isShown) return null;
  return (
    <div className="account-bar no-print md:hidden flex flex-col gap-2 px-4 py-3 bg-paper border-t border-line shadow">
      {viewer ? (
        <p className="tabular font-semibold text-brand">
          {t('salary', { money: format.money(job.actual_salary) })}
        </p>
      ) : (
        <p className="text-xs">
          <Trans
            t={applying}
            i18nKey="accountNotice"
            values={{ brand }}
            components={{ terms: <TermsLink /> }}
          />
        </p>
      )}
      <Button onClick={onApply}>{t('apply')}</Button>
    </div>
  );
}
