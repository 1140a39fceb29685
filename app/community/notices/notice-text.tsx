import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeTextProps {
  title: string;
  text: string;
  /** Its language where that is not the page's. */
  lang?: 'en' | 'bn';
  /** The elements below the text. */
  children?: ReactNode;
}

/** A notice as people read it: plain text with the line breaks it was written with. */
export function NoticeText({ title, text, lang, children }: NoticeTextProps) {
  return (
    <div className="flex flex-1 min-w-0 gap-3" lang={lang}>
      <Megaphone aria-hidden="true" size={20} className="shrink-0 mt-0.5 text-brand" />
      <div className="flex-1 min-w-0">
        <h3 className="text-base font-semibold break-words">{title}</h3>
        <p className="whitespace-pre-line break-words">{text}</p>
        {children}
      </div>
    </div>
  );
}
