import { type RefObject, useEffect, useState } from 'react';
import type { Job } from '#core/market/api/job.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('job');
  const applying = useTexts('applying');
  const brandName = useBrandName();
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
  const notice = applying('accountNotice', { brand: brandName });
  const [before = '', link = '', after = ''] = notice.split(/<\/?terms>/);
  return (
    <div className="account-bar no-print md:hidden flex flex-col gap-2 px-4 py-3 bg-paper border-t border-line shadow">
      {viewer ? (
        <p className="tabular font-semibold text-brand">
          {texts('salary', { money: format.money(job.actual_salary) })}
        </p>
      ) : (
        <p className="text-xs">
          {before}
          <a href="/terms-conditions" className="text-brand underline">
            {link}
          </a>
          {after}
        </p>
      )}
      <Button onClick={onApply}>{texts('apply')}</Button>
    </div>
  );
}
