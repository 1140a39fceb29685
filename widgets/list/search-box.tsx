import { Search, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import { Button } from '#ui/button/button.tsx';
import { CONTROL, Field } from '#ui/field/field.tsx';
import type { ControlsArea } from './list-area.ts';

interface SearchBoxProps {
  area: ControlsArea;
  value: string | undefined;
  onSearch(words: string | undefined): void;
  /** Stands between the field and its button. */
  beside?: ReactNode;
}

/** One line in the reader's own words, in either script or romanised. */
export function SearchBox({ area, value, onSearch, beside }: SearchBoxProps) {
  const { t } = useTranslation(area);
  const [text, setText] = useState(value ?? '');
  useEffect(() => setText(value ?? ''), [value]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim() || undefined);
  };

  return (
    <search>
      <form onSubmit={submit} noValidate>
        <Field label={t('search.label')} isLabelHidden>
          {(ids) => (
            <span className="flex gap-2">
              <span className="relative flex-1 min-w-0">
                <input
                  {...ids}
                  type="text"
                  inputMode="search"
                  enterKeyHint="search"
                  className={`${CONTROL} pr-10 truncate`}
                  autoComplete="off"
                  placeholder={t('search.hint')}
                  maxLength={SEARCH_MAX}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                />
                {text !== '' && (
                  <button
                    type="button"
                    aria-label={t('search.clear')}
                    className="absolute right-0 top-0 inline-flex items-center justify-center w-[44px] h-[44px] text-muted hover:text-ink rounded-sm"
                    onClick={() => {
                      setText('');
                      if (value) onSearch(undefined);
                    }}
                  >
                    <X aria-hidden="true" size={18} />
                  </button>
                )}
              </span>
              {beside}
              <Button
                type="submit"
                className="px-3 cq-sm:px-4"
                icon={<Search aria-hidden="true" size={18} />}
              >
                <span className="button-text">{t('search.button')}</span>
              </Button>
            </span>
          )}
        </Field>
      </form>
    </search>
  );
}
