import type { PinnedScript } from '#core/site/embed/snippets.ts';
import { useAnswer } from '#ui/api/use-answer.ts';

interface Published {
  current: string;
  versions: Record<string, PinnedScript>;
}

async function loadVersions(): Promise<Published> {
  const answer = await fetch('/embed/versions.json');
  return answer.json();
}

/** The script as it is today, with its hash; undefined until it is known. */
export function usePinnedScript(): PinnedScript | undefined {
  const { data } = useAnswer(['embed-versions'], loadVersions);
  return data?.versions[data.current];
}
