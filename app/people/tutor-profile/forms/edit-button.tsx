import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';

export function EditButton({ name, onClick }: { name: string; onClick(): void }) {
  const { t } = useTranslation('profile');
  return (
    <Button
      look="quiet"
      icon={<Pencil aria-hidden="true" size={18} />}
      aria-label={`${t('edit')}: ${name}`}
      onClick={onClick}
    >
      {t('edit')}
    </Button>
  );
}
