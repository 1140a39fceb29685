import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OUR_PHONE_LINK, useOurPhone } from '#app/ground/links/call-text.tsx';
import { PageTitle } from '#app/ground/page/page-title.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { brand } from '#core/ground/brand.ts';
import { type Product, products } from '#core/money/shop/products.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { productDetails } from './product-details.ts';

/** Source: docs/requirements/shell/app-shell.md, "Shop". */
export function ShopPage() {
  const { t } = useTranslation('shop');
  const phone = useOurPhone();
  usePageTitle(t('title'), { description: t('lead') });
  return (
    <div className="hangs flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <PageTitle>{t('title')}</PageTitle>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <ul className="shop-grid">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-4">
        {t('byPhone')}
        <a
          href={OUR_PHONE_LINK}
          className="inline-flex items-center gap-2 min-h-[44px] font-semibold text-brand hover:underline"
        >
          <Phone aria-hidden="true" size={18} />
          {phone}
        </a>
      </p>
    </div>
  );
}

function ProductCard({ product: { id, name, price } }: { product: Product }) {
  const { text, ages, Art } = productDetails[id];
  const { t } = useTranslation('shop');
  const lang = useLang();
  const format = useFormat();
  const order = t('message', { name: name[lang], price: format.money(price) });
  const [from, to] = ages;
  return (
    <li className="flex flex-col rounded border border-line bg-paper">
      <div className="shop-picture bg-brand-soft">
        <Art />
      </div>
      <div className="flex flex-col flex-1 gap-2 p-4">
        <h2 id={id} className="text-lg font-semibold">
          {name[lang]}
        </h2>
        <p className="text-sm text-muted">
          {t('ages', { from: format.number(from), to: format.number(to) })}
        </p>
        <p className="flex-1">{text[lang]}</p>
        <p className="text-xl font-semibold tabular-nums">{format.money(price)}</p>
        <ButtonLink
          href={`https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(order)}`}
          target="_blank"
          rel="noopener"
          aria-describedby={id}
        >
          {t('order')}
        </ButtonLink>
      </div>
    </li>
  );
}
