import { Inbox, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { GUIDE_PATH } from '#core/site/guide/guide-chapters.ts';
import type { Partner } from '#core/staff/api/staff-partners.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { PartnerCard } from './partner-card.tsx';
import { PartnerDialog } from './partner-dialog.tsx';
import { SwitchOffDialog } from './switch-off-dialog.tsx';

type Open = { kind: 'new' } | { kind: 'edit' | 'off'; partner: Partner };

/** Lists the partners whose pages carry the widgets, and what comes from them. */
export function PartnersPage() {
  const { t } = useTranslation('staff');
  const response = useLiveApi('listPartners', {});
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  // What is not changed in a dialog is sent as it is now, not as it was when the dialog opened.
  const asItIs = (partner: Partner) =>
    response.data?.data.find(({ site }) => site === partner.site) ?? partner;
  usePageTitle(t('nav.partners'));

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-lg">{t('nav.partners')}</h1>
        <Button
          icon={<Plus aria-hidden="true" size={18} />}
          onClick={() => setOpen({ kind: 'new' })}
        >
          {t('partners.add')}
        </Button>
      </div>
      <p className="text-sm">
        <Link to={GUIDE_PATH} className="text-brand underline">
          {t('partners.guide')}
        </Link>
      </p>
      <AsyncView
        response={response}
        isEmpty={({ data }) => data.length === 0}
        empty={<StatePanel icon={<Inbox size={32} />} title={t('partners.none')} />}
      >
        {({ data }) => (
          <ul className="flex flex-col gap-3">
            {data.map((partner) => (
              <PartnerCard
                key={partner.site}
                partner={partner}
                onEdit={() => setOpen({ kind: 'edit', partner })}
                onSwitchOff={() => setOpen({ kind: 'off', partner })}
              />
            ))}
          </ul>
        )}
      </AsyncView>
      {open?.kind === 'new' && <PartnerDialog onClose={close} />}
      {open?.kind === 'edit' && <PartnerDialog partner={asItIs(open.partner)} onClose={close} />}
      {open?.kind === 'off' && <SwitchOffDialog partner={asItIs(open.partner)} onClose={close} />}
    </div>
  );
}
