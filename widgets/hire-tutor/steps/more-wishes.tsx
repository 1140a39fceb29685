import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from './disclosure.tsx';
import { givenWishes, WISH_ROWS, WISHES } from './given-wishes.ts';
import type { RequestFieldsProps } from './step-props.ts';
import { WishField } from './wish-field.tsx';

/** Shows what most guardians do not care about: closed, with one line of what is filled in. */
export function MoreWishes(props: RequestFieldsProps) {
  const { answers, errorOf } = props;
  const { t } = useTranslation('hire');
  const [isOpen, setOpen] = useState(false);
  const given = givenWishes(answers);
  const hasError = WISHES.some((wish) => errorOf(wish) !== undefined);
  return (
    <Disclosure
      title={t('more.title')}
      line={
        given.length === 0
          ? t('more.hint')
          : t('more.given', { list: given.map((wish) => t(`more.${wish}`)).join(', ') })
      }
      isOpen={isOpen || hasError}
      onToggle={setOpen}
    >
      {WISH_ROWS.map((row) =>
        row.length === 1 ? (
          <WishField key={row[0]} name={row[0]} {...props} />
        ) : (
          <div key={row[0]} className="grid grid-cols-1 cq-sm:grid-cols-2 gap-4">
            {row.map((name) => (
              <WishField key={name} name={name} {...props} />
            ))}
          </div>
        ),
      )}
    </Disclosure>
  );
}
