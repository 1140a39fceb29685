import { Crown } from 'lucide-react';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/**
 * Shown, not to be had: it has no benefit yet.
 * Source: docs/requirements/fees.md, "Other sums".
 */
export function GoldCard() {
  const texts = useTexts('tutor');
  return (
    <section
      aria-disabled="true"
      className="flex items-center gap-3 p-5 rounded border border-line border-dashed text-muted"
    >
      <Crown aria-hidden="true" size={24} />
      <div>
        <h2 className="text-base">{texts('gold.title')}</h2>
        <p className="text-sm">{texts('gold.text')}</p>
      </div>
    </section>
  );
}
