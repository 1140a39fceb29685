import { MapPinned } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';

interface MapButtonProps {
  isOpen: boolean;
  text: string;
  onPress(): void;
}

/** Shows the map beside a list, or takes it away. */
export const MapButton = ({ isOpen, text, onPress }: MapButtonProps) => (
  <Button
    look={isOpen ? 'primary' : 'secondary'}
    className="px-3 text-sm no-print -my-1"
    icon={<MapPinned aria-hidden="true" size={18} />}
    aria-pressed={isOpen}
    onClick={onPress}
  >
    {text}
  </Button>
);
