import { useState } from 'react';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Disclosure } from './disclosure.tsx';
import { givenWishes, MORE_WISHES } from './given-wishes.ts';
import { StudyWishes } from './study-wishes.tsx';
import { TermWishes } from './term-wishes.tsx';
import type { WishesProps } from './wishes-props.ts';

/** What most guardians do not care about: closed, and in one line what is filled in. */
export function MoreWishes(props: WishesProps) {
  const { answers, errorOf } = props;
  const texts = useTexts('hire');
  const [isOpen, setOpen] = useState(false);
  const given = givenWishes(answers);
  const hasError = MORE_WISHES.some((wish) => errorOf(wish) !== undefined);
  return (
    <Disclosure
      title={texts('more.title')}
      line={
        given.length === 0
          ? texts('more.hint')
          : texts('more.given', { list: given.map((wish) => texts(`more.${wish}`)).join(', ') })
      }
      isOpen={isOpen || hasError}
      onToggle={setOpen}
    >
      <StudyWishes {...props} />
      <TermWishes {...props} />
    </Disclosure>
  );
}
