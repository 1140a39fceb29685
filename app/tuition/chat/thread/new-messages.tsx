import { useEffect, useRef, useState } from 'react';
import type { Message } from '#core/tuition/api/chat.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { LiveRegion } from '#ui/live-region/live-region.tsx';

/** Reads aloud what the other writes while the thread is open; not what was there before. */
export function NewMessages({ messages, otherName }: { messages: Message[]; otherName: string }) {
  const texts = useTexts('chat');
  const newest = [...messages].reverse().find(({ is_own }) => !is_own);
  const seen = useRef(newest?.id ?? 0);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!newest || newest.id <= seen.current) return;
    seen.current = newest.id;
    const words = newest.is_removed ? texts('removed') : newest.text || texts('picture.title');
    setSaid(texts('fresh', { name: otherName, text: words }));
  }, [newest, otherName, texts]);
  return <LiveRegion text={said} />;
}
