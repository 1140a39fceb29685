import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#app/ground/links/is-plain-click.ts';
import { loadArea } from '#app/ground/texts/load-area.ts';
import { loadTexts } from '#app/ground/texts/load-texts.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import { CallMeForm } from '#widgets/assistant/call-me-form.tsx';
import type { AssistantHost } from '#widgets/assistant/host-parts.ts';
import { jobPath } from '#widgets/job/job-path.ts';
import { OwnStatus } from './own-status.tsx';

const loadHireForm = async () => (await import('./app-hire-form.tsx')).AppHireForm;

/** Returns what our own pages bring to the assistant: every step is on our origin. */
export function useAppHost(): AssistantHost {
  const { viewer } = useEnvironment();
  const navigate = useNavigate();
  const type = viewer?.type;
  return useMemo<AssistantHost>(() => {
    const isParent = type === 'parent';
    return {
      loadTexts: async (lang) => {
        const [first, board, assistant, parent] = await Promise.all([
          loadTexts(lang),
          loadArea(lang, 'board'),
          loadArea(lang, 'assistant'),
          isParent ? loadArea(lang, 'parent') : undefined,
        ]);
        return { ...first, board, assistant, ...(parent && { parent }) };
      },
      loadHireTexts: async (lang) => {
        const [hire, boardControls, parent] = await Promise.all([
          loadArea(lang, 'hire'),
          loadArea(lang, 'boardControls'),
          loadArea(lang, 'parent'),
        ]);
        return { hire, boardControls, parent };
      },
      hireDraft: isParent ? 'parent' : 'guest',
      hireForm: (props) => (
        <FetchedPart load={loadHireForm}>{(HireForm) => <HireForm {...props} />}</FetchedPart>
      ),
      callMe: (asked) => <CallMeForm {...asked} />,
      status: () => <OwnStatus />,
      href: (path) => path,
      onFollow(path, event) {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(path);
      },
      onJobOpen(jobId, event) {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(jobPath(jobId));
      },
    };
  }, [type, navigate]);
}
