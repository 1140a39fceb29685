import { createFormat } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { productOf } from '#core/money/shop/products.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { lessonNo } from '#core/tuition/online-lessons/lesson-no.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import type { InvoiceRow } from '#server/money/invoices/issue-invoice.ts';

type Lookups = Services['lookupCache']['current'];

/**
 * Returns what an invoice is for: in the words of staff, or worked out from what was ordered or
 * booked.
 */
export function aboutInvoice(
  { cities }: Pick<Lookups, 'cities'>,
  { about, product, productCount, cityId, poisha, onlineLessonId }: InvoiceRow,
  lang: Lang,
): string | null {
  if (product !== null && productCount !== null)
    return serverText('billOf.order', lang, {
      name: productOf(product).name[lang],
      n: createFormat(lang).number(productCount),
      price: moneyText(lang, poisha / productCount),
    });
  if (cityId !== null)
    return serverText('billOf.delivery', lang, { city: nameIn(cities, cityId, lang) });
  if (onlineLessonId !== null)
    return serverText('billOf.lesson', lang, { number: lessonNo(onlineLessonId) });
  return about;
}
