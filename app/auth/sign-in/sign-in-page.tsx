import { ArrowLeft, MessageCircle, Phone } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { brand } from '#core/brand.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';

/** Only a path of our own may be returned to. */
const ownPath = (path: string | null) => (path && /^\/(?![/\\])/.test(path) ? path : '/job-board');

/** Until accounts open, a tutor applies through staff, by phone or WhatsApp. */
export function Page() {
  const texts = useTexts('app');
  const [params] = useSearchParams();
  const returnPath = ownPath(params.get('return'));
  const jobId = /^\/job-details\/(\d+)$/.exec(returnPath)?.[1];
  const message = jobId ? texts('signIn.message', { id: jobId }) : texts('signIn.title');
  usePageTitle(texts('signIn.title'));

  return (
    <section className="max-w-[520px] mx-auto flex flex-col gap-4 p-6 bg-paper border border-line rounded">
      <h1 className="text-xl">{texts('signIn.title')}</h1>
      <p>{jobId ? texts('signIn.withJob', { id: jobId }) : texts('signIn.lead')}</p>
      <p className="text-muted text-sm">{texts('signIn.free')}</p>
      <ButtonLink
        href={`tel:${brand.phone.replace('-', '')}`}
        icon={<Phone aria-hidden="true" size={18} />}
      >
        {texts('signIn.call', { phone: brand.phone })}
      </ButtonLink>
      <ButtonLink
        look="secondary"
        href={`https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
        icon={<MessageCircle aria-hidden="true" size={18} />}
      >
        {texts('signIn.whatsapp')}
      </ButtonLink>
      <Link
        to={returnPath}
        className="inline-flex items-center gap-2 min-h-[44px] font-semibold text-brand hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {texts('signIn.back')}
      </Link>
    </section>
  );
}
