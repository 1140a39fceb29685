import type { Story } from '#core/site/api/home.ts';
import { Card } from '#ui/card/card.tsx';

interface StoryCardProps {
  story: Story;
  /** The story's kind, if others in the row are something else. */
  kind?: string;
}

/** Shows what somebody told the operator, in their words. */
export const StoryCard = ({ story, kind }: StoryCardProps) => (
  <Card as="li" className="flex flex-col gap-2">
    {kind !== undefined && <p className="text-muted text-sm">{kind}</p>}
    <p className="line-clamp-6 break-words">{story.text}</p>
    <p className="mt-auto text-muted text-sm break-words">
      {[story.name, story.of].filter((part) => part !== null).join(', ')}
    </p>
  </Card>
);
