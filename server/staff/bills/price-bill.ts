import { productOf } from '#core/money/shop/products.ts';
import { toPoisha } from '#core/money/words/poisha.ts';
import type { Bill } from '#core/staff/api/staff-bills.ts';
import type { Db } from '#server/ground/db/database.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { NewInvoice } from '#server/money/invoices/issue-invoice.ts';
import { readDelivery } from './read-delivery.ts';

type Priced = Pick<NewInvoice, 'poisha' | 'about' | 'product' | 'productCount' | 'cityId'>;

/** Returns what a bill of staff asks for; staff set only the sum of an extra bill. */
export async function priceBill(db: Db, bill: Bill): Promise<Priced> {
  if (bill.kind === 'extra_bill') return { about: bill.about, poisha: toPoisha(bill.taka) };
  if (bill.kind === 'shop_order') {
    const { product, count } = bill;
    return { product, productCount: count, poisha: toPoisha(productOf(product).price) * count };
  }
  const delivery = await readDelivery(db, bill.user_id);
  if (typeof delivery === 'string') throw new ApiError(delivery);
  return { cityId: delivery.cityId, poisha: toPoisha(delivery.taka) };
}
