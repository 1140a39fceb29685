import type { ComponentProps, ElementType } from 'react';
import { cx } from '../cx.ts';

const PADDING = {
  none: false,
  small: 'p-3',
  normal: 'p-4',
  roomy: 'p-4 cq-sm:p-6',
} as const;

interface CardLook {
  padding?: keyof typeof PADDING;
  /** The whole of it leads somewhere. */
  isLink?: boolean;
  /** The classes that lay out its content. */
  className?: string | undefined;
}

type CardTag =
  | 'article'
  | 'aside'
  | 'div'
  | 'footer'
  | 'form'
  | 'header'
  | 'li'
  | 'p'
  | 'search'
  | 'section';

type CardProps<Tag extends CardTag> = CardLook & { as?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof CardLook
  >;

/** A sheet of paper on the page. */
export function Card<Tag extends CardTag = 'div'>({
  as,
  padding = 'normal',
  isLink = false,
  className,
  ...rest
}: CardProps<Tag>) {
  const Element = (as ?? 'div') as ElementType;
  return (
    <Element
      className={cx(
        'bg-paper border border-line rounded',
        PADDING[padding],
        isLink && 'hover:border-brand hover:shadow',
        className,
      )}
      {...rest}
    />
  );
}
