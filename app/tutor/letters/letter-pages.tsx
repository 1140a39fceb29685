import { Link } from 'react-router';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

const STEP =
  'inline-flex items-center min-h-[44px] px-4 rounded border border-edge font-semibold hover:border-brand hover:text-brand';

export function LetterPages({ page, last }: { page: number; last: number }) {
  const texts = useTexts('letters');
  const format = useFormat();
  if (last <= 1) return null;
  return (
    <nav aria-label={texts('pages.label')} className="flex items-center justify-center gap-3 py-4">
      {page > 1 && (
        <Link to={`?page=${page - 1}`} className={STEP}>
          {texts('pages.before')}
        </Link>
      )}
      <span className="tabular">
        {texts('pages.at', { n: format.number(page), all: format.number(last) })}
      </span>
      {page < last && (
        <Link to={`?page=${page + 1}`} className={STEP}>
          {texts('pages.next')}
        </Link>
      )}
    </nav>
  );
}
