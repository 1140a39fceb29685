import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The characters that are shown at first: a long post would push the others out of sight. */
const SHOWN = 600;

export function LongText({ text, isOpen }: { text: string; isOpen: boolean }) {
  const { t } = useTranslation('community');
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
          {t('more')}
        </button>
      )}
    </div>
  );
}
