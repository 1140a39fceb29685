import { Pencil } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

export function EditButton({ name, onClick }: { name: string; onClick(): void }) {
  const texts = useTexts('profile');
  return (
    <Button
      look="quiet"
      icon={<Pencil aria-hidden="true" size={18} />}
      aria-label={`${texts('edit')}: ${name}`}
      onClick={onClick}
    >
      {texts('edit')}
    </Button>
  );
}
