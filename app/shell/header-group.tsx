import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { MenuItem } from './menu-item.tsx';
import { useDropDown } from './use-drop-down.ts';
import type { MenuGroup } from './use-menu-links.ts';

interface HeaderGroupProps {
  group: MenuGroup;
  className: string;
}

/** Links of the header under one button; where there is no room for it, the menu has them. */
export function HeaderGroup({ group: { text, links }, className }: HeaderGroupProps) {
  const { box, isOpen, toggle } = useDropDown();
  const id = useId();
  return (
    <div ref={box} className="relative hidden lg:block">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={className}
        onClick={toggle}
      >
        {text}
        <ChevronDown aria-hidden="true" size={16} className="text-muted" />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className="header-group py-2 bg-paper border border-line rounded shadow"
      >
        {links.map((link) => (
          <li key={link.text}>
            <MenuItem
              link={link}
              className="flex items-center min-h-[44px] px-3 font-semibold hover:bg-brand-soft hover:text-brand"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
