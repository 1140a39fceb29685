import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SavedSearch } from '#core/market/api/saved-searches.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { SearchNameForm } from './search-name-form.tsx';

interface SavedSearchListProps {
  onOpen?(): void;
  /** The way onward from a list of nothing. */
  empty: ReactNode;
}

/** Lists the tutor's saved searches: opened, renamed, removed. */
export function SavedSearchList({ onOpen, empty }: SavedSearchListProps) {
  const { t } = useTranslation('ownBoard');
  const response = useApi('listSavedSearches', {}, { keepsLast: true });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('saved.notice')}</p>
      <AsyncView response={response} isEmpty={({ data }) => data.length === 0} empty={empty}>
        {({ data }) => (
          <ul aria-label={t('saved.title')} className="flex flex-col">
            {data.map((search) => (
              <SavedSearchRow
                key={search.id}
                search={search}
                onOpen={onOpen}
                onChanged={response.refresh}
              />
            ))}
          </ul>
        )}
      </AsyncView>
    </div>
  );
}

interface RowProps {
  search: SavedSearch;
  onOpen: (() => void) | undefined;
  onChanged(): Promise<unknown>;
}

function SavedSearchRow({ search, onOpen, onChanged }: RowProps) {
  const { t } = useTranslation('ownBoard');
  const showToast = useToast();
  const { api } = useEnvironment();
  const { run, isBusy } = useToastedMutation();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, query, is_outdated } = search;
  const params = { id };

  const remove = () =>
    run(async () => {
      const { message } = await api.call('removeSavedSearch', { params });
      await onChanged();
      showToast(message, 'success');
    });
  const rename = async (to: string) => {
    await api.call('renameSavedSearch', { params, body: { name: to } });
    await onChanged();
    setRenaming(false);
  };

  return (
    <li className="py-2 border-b border-line">
      {isRenaming ? (
        <SearchNameForm first={name} onSave={rename} />
      ) : (
        <div className="flex items-center gap-1">
          <Link
            to={`/job-board?${query}`}
            onClick={onOpen}
            className="flex-1 min-w-0 inline-flex items-center min-h-[44px] font-semibold text-brand underline"
          >
            {name}
          </Link>
          <Button
            look="quiet"
            className="px-3"
            aria-label={t('saved.rename', { name })}
            icon={<Pencil aria-hidden="true" size={18} />}
            onClick={() => setRenaming(true)}
          />
          <Button
            look="quiet"
            className="px-3"
            aria-label={t('saved.remove', { name })}
            icon={<Trash2 aria-hidden="true" size={18} />}
            isBusy={isBusy}
            onClick={() => void remove()}
          />
        </div>
      )}
      {is_outdated && <p className="text-sm text-danger">{t('saved.outdated')}</p>}
    </li>
  );
}
