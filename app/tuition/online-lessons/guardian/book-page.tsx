import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { BookingForm } from './booking-form.tsx';
import { CHOOSE_TUTOR } from './online-lessons-page.tsx';

/** Books an hour with the tutor of the address. */
export function BookPage() {
  const { t } = useTranslation('onlineLessons');
  const { tutorid = '' } = useParams();
  const response = useFreshApi('getLessonOffer', { params: { tutorid } });
  const other = <ActionLink to={CHOOSE_TUTOR}>{t('booking.others')}</ActionLink>;
  if (isApiError(response.error) && response.error.status === 404)
    return <StatePanel icon={<CalendarX size={32} />} title={t('booking.gone')} action={other} />;
  return (
    <AsyncView response={response}>
      {(offer) => (
        <>
          <PageHead title={t('booking.title', { name: offer.tutor.user.name })} />
          {offer.slots.length === 0 ? (
            <StatePanel icon={<CalendarX size={32} />} title={t('booking.noSlot')} action={other} />
          ) : (
            <BookingForm key={offer.tutor_id} offer={offer} />
          )}
        </>
      )}
    </AsyncView>
  );
}
