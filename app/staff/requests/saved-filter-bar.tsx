import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { forgetFilter, readSavedFilters, saveFilter } from './saved-filters.ts';

const NAME_MAX = 40;

/** Saved filters as links, and the present one to be saved. */
export function SavedFilterBar({ search }: { search: string }) {
  const { t } = useTranslation('staff');
  const [filters, setFilters] = useState(readSavedFilters);
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const save = () => {
    if (name.trim() === '') return;
    setFilters(saveFilter({ name: name.trim(), search }));
    setNaming(false);
    setName('');
  };

  return (
    <div className="flex flex-wrap items-center gap-2">
      {filters.length > 0 && (
        <ul aria-label={t('filters.saved')} className="flex flex-wrap gap-2">
          {filters.map((filter) => (
            <li
              key={filter.name}
              className="inline-flex items-center rounded-sm border border-edge bg-paper text-sm"
            >
              <Link
                to={`/staff/requests?${filter.search}`}
                className="inline-flex items-center min-h-[32px] pl-3 pr-1 hover:text-brand"
              >
                {filter.name}
              </Link>
              <button
                type="button"
                aria-label={t('filters.forget', { name: filter.name })}
                className="inline-flex items-center justify-center w-[32px] h-[32px] text-muted hover:text-ink"
                onClick={() => setFilters(forgetFilter(filter.name))}
              >
                <X aria-hidden="true" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {search !== '' && (
        <Button
          look="quiet"
          className="text-sm"
          icon={<BookmarkPlus aria-hidden="true" size={18} />}
          onClick={() => setNaming(true)}
        >
          {t('filters.save')}
        </Button>
      )}
      {isNaming && (
        <Dialog
          title={t('filters.save')}
          onClose={() => setNaming(false)}
          footer={<Button onClick={save}>{t('filters.saveNow')}</Button>}
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <TextField
              label={t('filters.name')}
              maxLength={NAME_MAX}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </form>
        </Dialog>
      )}
    </div>
  );
}
