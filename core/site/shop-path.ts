import { brand } from '#core/ground/brand.ts';

/** The address of the shop, which is called after the product. */
export const SHOP_PATH = `/${brand.slug}-shop` as const;
