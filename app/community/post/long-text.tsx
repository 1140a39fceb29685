import { useState } from 'react';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** The characters that are shown at first: a long post would push the others out of sight. */
const SHOWN = 600;

export function LongText({ text, isOpen }: { text: string; isOpen: boolean }) {
  const texts = useTexts('community');
  const [showsAll, setShowsAll] = useState(isOpen || text.length <= SHOWN);
  return (
    <div>
      <p className="break-words whitespace-pre-wrap">
        {showsAll ? text : `${text.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, '')}…`}
      </p>
      {!showsAll && (
        <button
          type="button"
          className="min-h-[44px] text-brand font-semibold hover:underline"
          onClick={() => setShowsAll(true)}
        >
          {texts('more')}
        </button>
      )}
    </div>
  );
}
