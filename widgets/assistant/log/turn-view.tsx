import type { TurnProps } from '../turn-props.ts';
import { useLabel } from '../use-label.ts';
import { BotMessage } from './bot-message.tsx';
import { Bubble } from './bubble.tsx';
import { VisitorText } from './visitor-text.tsx';

export function TurnView(props: TurnProps) {
  const { talk, lookups, turn, index, isNewest } = props;
  const write = useLabel(lookups);
  return (
    <div className="flex flex-col gap-3" data-newest={isNewest || undefined}>
      {turn.text !== undefined && (
        <VisitorText text={turn.text} onEdit={(text) => talk.editText(index, text)} />
      )}
      {turn.choice !== undefined && <Bubble by="visitor">{write(turn.choice)}</Bubble>}
      {turn.messages.map((message, place) => (
        <BotMessage
          // biome-ignore lint/suspicious/noArrayIndexKey: messages of a turn never change
          key={place}
          {...props}
          message={message}
        />
      ))}
    </div>
  );
}
