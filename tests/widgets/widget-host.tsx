/** A host as poor as a server: texts and an API that is never reached. */
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { ApiClient } from '#core/api/api-client.ts';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';
import type { Applicant } from '#core/market/apply/check-apply.ts';
import bnCommon from '#locales/bn/ground/common.json' with { type: 'json' };
import bnList from '#locales/bn/ground/list.json' with { type: 'json' };
import bnBoard from '#locales/bn/market/board.json' with { type: 'json' };
import bnBoardControls from '#locales/bn/market/boardControls.json' with { type: 'json' };
import bnHire from '#locales/bn/market/hire.json' with { type: 'json' };
import bnHub from '#locales/bn/market/hub.json' with { type: 'json' };
import bnHubControls from '#locales/bn/market/hubControls.json' with { type: 'json' };
import bnJob from '#locales/bn/market/job.json' with { type: 'json' };
import bnTellMe from '#locales/bn/market/tellMe.json' with { type: 'json' };
import bnMoney from '#locales/bn/money/money.json' with { type: 'json' };
import bnPapers from '#locales/bn/money/papers.json' with { type: 'json' };
import bnTutorProfile from '#locales/bn/people/tutorProfile.json' with { type: 'json' };
import bnStaffBooks from '#locales/bn/staff/staffBooks.json' with { type: 'json' };
import bnParent from '#locales/bn/tuition/parent.json' with { type: 'json' };
import enCommon from '#locales/en/ground/common.json' with { type: 'json' };
import enList from '#locales/en/ground/list.json' with { type: 'json' };
import enBoard from '#locales/en/market/board.json' with { type: 'json' };
import enBoardControls from '#locales/en/market/boardControls.json' with { type: 'json' };
import enHire from '#locales/en/market/hire.json' with { type: 'json' };
import enHub from '#locales/en/market/hub.json' with { type: 'json' };
import enHubControls from '#locales/en/market/hubControls.json' with { type: 'json' };
import enJob from '#locales/en/market/job.json' with { type: 'json' };
import enTellMe from '#locales/en/market/tellMe.json' with { type: 'json' };
import enMoney from '#locales/en/money/money.json' with { type: 'json' };
import enPapers from '#locales/en/money/papers.json' with { type: 'json' };
import enTutorProfile from '#locales/en/people/tutorProfile.json' with { type: 'json' };
import enStaffBooks from '#locales/en/staff/staffBooks.json' with { type: 'json' };
import enParent from '#locales/en/tuition/parent.json' with { type: 'json' };
import { type DraftStore, EnvironmentProvider } from '#ui/environment.tsx';
import type { Turns } from '#ui/late/turns.ts';
import { ToastProvider } from '#ui/toast/toast-provider.tsx';
import * as boardControls from '#widgets/job-board/board-controls.ts';
import { lateControls as lateOfBoard } from '#widgets/job-board/late-controls.ts';
import * as hubControls from '#widgets/tutor-hub/hub-controls.ts';
import { lateControls as lateOfHub } from '#widgets/tutor-hub/late-controls.ts';

lateOfBoard.bring(boardControls);
lateOfHub.bring(hubControls);

const texts = {
  en: {
    board: enBoard,
    boardControls: enBoardControls,
    common: enCommon,
    hire: enHire,
    hub: enHub,
    hubControls: enHubControls,
    job: enJob,
    list: enList,
    money: enMoney,
    papers: enPapers,
    staffBooks: enStaffBooks,
    parent: enParent as Resources['parent'],
    tellMe: enTellMe,
    tutorProfile: enTutorProfile,
  },
  bn: {
    board: bnBoard,
    boardControls: bnBoardControls,
    common: bnCommon,
    hire: bnHire,
    hub: bnHub,
    hubControls: bnHubControls,
    job: bnJob,
    list: bnList,
    money: bnMoney,
    papers: bnPapers,
    staffBooks: bnStaffBooks,
    parent: bnParent as Resources['parent'],
    tellMe: bnTellMe,
    tutorProfile: bnTutorProfile,
  },
};

const applicant: Applicant = {
  type: 'tutor',
  profile_completed: 90,
  city_id: 1,
  is_banned: false,
  is_deactivated: false,
  is_phone_verified: true,
  is_declined: false,
  account_status: 'green',
};

const silentApi: ApiClient = { call: () => new Promise(() => {}) };
const noDrafts: DraftStore = { read: () => null, write: () => {} };

interface WidgetHostProps {
  lang?: Lang;
  now?: number;
  tutor?: { id: number; gender: number } | null;
  api?: ApiClient;
  drafts?: DraftStore;
  turns?: Turns;
  site?: string;
  children: ReactNode;
}

export const WidgetHost = ({
  lang = 'en',
  now,
  tutor = null,
  api = silentApi,
  drafts = noDrafts,
  turns,
  site,
  children,
}: WidgetHostProps) => (
  <EnvironmentProvider
    environment={{
      api,
      lang,
      now,
      productUrl: 'https://porua.example',
      surface: 'embed',
      viewer: tutor && { type: 'tutor', applying: { applicant, cityRule: 'all' }, tutor },
      ownJobs: null,
      appliedHere: [],
      signIn: async () => null,
      apply: async () => false,
      drafts,
      turns,
      site,
    }}
  >
    <I18nextProvider i18n={createI18n(lang, texts[lang])}>
      <ToastProvider>{children}</ToastProvider>
    </I18nextProvider>
  </EnvironmentProvider>
);
