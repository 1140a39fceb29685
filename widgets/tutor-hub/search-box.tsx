import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { SEARCH_MAX } from '#core/hub/hub-constants.ts';
import { Button } from '#ui/button/button.tsx';
import { CONTROL, Field } from '#ui/field/field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { FilterProps } from './filter-props.ts';

/** One line in the reader's own words, in either script or romanised. */
export function SearchBox({ filter, onChange }: FilterProps) {
  const texts = useTexts('hubControls');
  const [text, setText] = useState(filter.search ?? '');
  useEffect(() => setText(filter.search ?? ''), [filter.search]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ search: text.trim() || undefined });
  };

  return (
    <search>
      <form onSubmit={submit} noValidate>
        <Field label={texts('search.label')} hint={texts('search.hint')}>
          {(ids) => (
            <span className="flex gap-2">
              <span className="relative flex-1 min-w-0">
                <input
                  {...ids}
                  type="text"
                  inputMode="search"
                  enterKeyHint="search"
                  className={`${CONTROL} pr-10`}
                  autoComplete="off"
                  maxLength={SEARCH_MAX}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                />
                {text !== '' && (
                  <button
                    type="button"
                    aria-label={texts('search.clear')}
                    className="absolute right-0 top-0 inline-flex items-center justify-center w-[44px] h-[44px] text-muted hover:text-ink rounded-sm"
                    onClick={() => {
                      setText('');
                      if (filter.search) onChange({ search: undefined });
                    }}
                  >
                    <X aria-hidden="true" size={18} />
                  </button>
                )}
              </span>
              <Button type="submit" icon={<Search aria-hidden="true" size={18} />}>
                {texts('search.button')}
              </Button>
            </span>
          )}
        </Field>
      </form>
    </search>
  );
}
