/** A screen of the account areas with their texts, which no element on a partner's page has. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { ApiClient } from '#core/api/api-client.ts';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import auth from '#locales/en/auth.json' with { type: 'json' };
import changes from '#locales/en/changes.json' with { type: 'json' };
import chat from '#locales/en/chat.json' with { type: 'json' };
import coaches from '#locales/en/coaches.json' with { type: 'json' };
import common from '#locales/en/common.json' with { type: 'json' };
import community from '#locales/en/community.json' with { type: 'json' };
import handover from '#locales/en/handover.json' with { type: 'json' };
import history from '#locales/en/history.json' with { type: 'json' };
import hub from '#locales/en/hub.json' with { type: 'json' };
import job from '#locales/en/job.json' with { type: 'json' };
import list from '#locales/en/list.json' with { type: 'json' };
import onlineLessons from '#locales/en/onlineLessons.json' with { type: 'json' };
import parent from '#locales/en/parent.json' with { type: 'json' };
import staff from '#locales/en/staff.json' with { type: 'json' };
import staffAudit from '#locales/en/staffAudit.json' with { type: 'json' };
import staffNotices from '#locales/en/staffNotices.json' with { type: 'json' };
import { I18nProvider } from '#ui/i18n/i18n-provider.tsx';
import { show } from '../show.tsx';

const texts = createI18n('en', {
  auth,
  changes,
  chat,
  coaches,
  common,
  community,
  handover,
  history,
  hub,
  job,
  list,
  onlineLessons,
  parent,
  staff,
  staffAudit,
  staffNotices,
});

export const showArea = (screen: ReactNode, api?: ApiClient) =>
  show(
    <MemoryRouter>
      <I18nProvider i18n={texts}>{screen}</I18nProvider>
    </MemoryRouter>,
    api && { api },
  );
