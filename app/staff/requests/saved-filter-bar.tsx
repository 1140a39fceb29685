import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { forgetFilter, readSavedFilters, saveFilter } from './saved-filters.ts';

const NAME_MAX = 40;

/** Saved filters as links, and the present one to be saved. */
export function SavedFilterBar({ search }: { search: string }) {
  const texts = useTexts('staff');
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
        <ul aria-label={texts('filters.saved')} className="flex flex-wrap gap-2">
          {filters.map((filter) => (
            <li
              key={filter.name}
              className="inline-flex items-center rounded-sm border border-edge bg-paper text-sm"
            >
              <Link
                to={`/staff?${filter.search}`}
                className="inline-flex items-center min-h-[32px] pl-3 pr-1 hover:text-brand"
              >
                {filter.name}
              </Link>
              <button
                type="button"
                aria-label={texts('filters.forget', { name: filter.name })}
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
          {texts('filters.save')}
        </Button>
      )}
      {isNaming && (
        <Dialog
          title={texts('filters.save')}
          onClose={() => setNaming(false)}
          footer={<Button onClick={save}>{texts('filters.saveNow')}</Button>}
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <TextField
              label={texts('filters.name')}
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
