import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#core/tuition/api/chat.ts';
import { LiveRegion } from '#ui/live-region/live-region.tsx';

/** Reads aloud what the other writes while the thread is open; not what was there before. */
export function NewMessages({ messages, otherName }: { messages: Message[]; otherName: string }) {
  const { t } = useTranslation('chat');
  const newest = [...messages].reverse().find(({ is_own }) => !is_own);
  const seen = useRef(newest?.id ?? 0);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!newest || newest.id <= seen.current) return;
    seen.current = newest.id;
    const words = newest.is_removed ? t('removed') : newest.text || t('picture.title');
    setSaid(t('fresh', { name: otherName, text: words }));
  }, [newest, otherName, t]);
  return <LiveRegion text={said} />;
}
