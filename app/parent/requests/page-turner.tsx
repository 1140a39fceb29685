import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface PageTurnerProps {
  page: number;
  lastPage: number;
  onTurn(page: number): void;
}

export function PageTurner({ page, lastPage, onTurn }: PageTurnerProps) {
  const texts = useTexts('parent');
  if (lastPage <= 1) return null;
  return (
    <div className="flex justify-center gap-3 py-4">
      {page > 1 && (
        <Button look="secondary" onClick={() => onTurn(page - 1)}>
          {texts('requests.before')}
        </Button>
      )}
      {page < lastPage && (
        <Button look="secondary" onClick={() => onTurn(page + 1)}>
          {texts('requests.after')}
        </Button>
      )}
    </div>
  );
}
