import { Download, Languages, RotateCcw, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offer } from '#core/site/assistant/dialogue/choices.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { useSaveFile } from '#ui/files/use-save-file.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import type { Talk } from './use-talk.ts';
import { TRANSCRIPT_NAME, transcriptFile, useTranscript } from './use-transcript.ts';

interface ChatHeaderProps {
  talk: Talk;
  lookups: Lookups | undefined;
  onClose: (() => void) | undefined;
}

/** Shows what can be done with the conversation as a whole. */
export function ChatHeader({ talk, lookups, onClose }: ChatHeaderProps) {
  const { t } = useTranslation('assistant');
  const lang = useLang();
  const [startOver] = offer('start_over');
  const isEmpty = talk.state.turns.length === 0;
  const other = lang === 'en' ? 'bn' : 'en';
  return (
    <header className="flex items-center gap-1 pl-4 pr-1 border-b border-line">
      <h2 className="flex-1 min-w-0 truncate text-base" tabIndex={-1} data-assistant-title>
        {t('chat.title')}
      </h2>
      <Tool label={t('chat.language')} lang={other} onClick={() => talk.switchLanguage(other)}>
        <Languages aria-hidden="true" size={20} />
      </Tool>
      <Tool
        label={t('chat.restart')}
        disabled={isEmpty}
        onClick={() => startOver && talk.choose(startOver)}
      >
        <RotateCcw aria-hidden="true" size={20} />
      </Tool>
      {lookups ? <TranscriptTool talk={talk} lookups={lookups} /> : <DownloadTool />}
      <Tool label={t('chat.clear')} disabled={isEmpty} onClick={talk.clear}>
        <Trash2 aria-hidden="true" size={20} />
      </Tool>
      {onClose && (
        <Tool label={t('chat.close')} onClick={onClose}>
          <X aria-hidden="true" size={22} />
        </Tool>
      )}
    </header>
  );
}

function TranscriptTool({ talk, lookups }: { talk: Talk; lookups: Lookups }) {
  const transcript = useTranscript(lookups);
  const save = useSaveFile();
  const isEmpty = talk.state.turns.length === 0;
  return (
    <DownloadTool
      onClick={
        isEmpty
          ? undefined
          : () => void save(transcriptFile(transcript(talk.state)), TRANSCRIPT_NAME)
      }
    />
  );
}

/** Stands from the first paint on, so that nothing moves when the names of places arrive. */
function DownloadTool({ onClick }: { onClick?: (() => void) | undefined }) {
  const { t } = useTranslation('assistant');
  return (
    <Tool label={t('chat.download')} disabled={!onClick} onClick={onClick}>
      <Download aria-hidden="true" size={20} />
    </Tool>
  );
}

interface ToolProps {
  label: string;
  lang?: string;
  disabled?: boolean;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

const Tool = ({ label, lang, disabled = false, onClick, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    lang={lang}
    disabled={disabled}
    onClick={onClick}
    className="inline-flex flex-none items-center justify-center w-[44px] h-[44px] rounded-sm text-muted hover:text-brand hover:bg-brand-soft disabled:opacity-40"
  >
    {children}
  </button>
);
