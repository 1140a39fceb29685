import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { isConfirmed, type Stage } from '#core/market/hire/application-stages.ts';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';

interface HandoverPanelProps {
  side: OwnSide;
  applicationId: number;
  stage: Stage;
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of what tutor and guardian learn of each other, with the way on to their tuition. */
export function HandoverPanel({
  side,
  applicationId,
  stage,
  title,
  lead,
  children,
}: HandoverPanelProps) {
  const { t } = useTranslation('handover');
  const isOn = isConfirmed(stage);
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-5 p-4 cq-sm:p-6 bg-brand-soft border border-brand rounded"
    >
      <div className="flex flex-col gap-1">
        <h2 className="text-lg">{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
      <div>
        <ActionLink
          look="secondary"
          to={tuitionPath(side, isOn ? 'routine' : 'changes', applicationId)}
        >
          {t(isOn ? 'toTuition' : 'toDemo')}
        </ActionLink>
      </div>
    </section>
  );
}
