import { type RefObject, useEffect, useState } from 'react';
import { brand } from '#core/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';

interface AccountBarProps {
  applyButton: RefObject<HTMLButtonElement | null>;
  onApply(): void;
}

/** On small screens, while the apply button is out of view. Source: spec public-site §2. */
export function AccountBar({ applyButton, onApply }: AccountBarProps) {
  const texts = useTexts('job');
  const lang = useLang();
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
  const notice = texts('accountNotice', { brand: lang === 'bn' ? brand.nameBn : brand.name });
  const [before = '', link = '', after = ''] = notice.split(/<\/?terms>/);
  return (
    <div className="account-bar no-print md:hidden flex flex-col gap-2 px-4 py-3 bg-paper border-t border-line shadow">
      <p className="text-xs">
        {before}
        <a href="/terms-conditions" className="text-brand underline">
          {link}
        </a>
        {after}
      </p>
      <Button onClick={onApply}>{texts('apply')}</Button>
    </div>
  );
}
