/**
 * Stands in for lucide's own `createLucideIcon` in the widgets (build/slim-icons.ts). Theirs carries
 * contexts, aliases and class names nobody here uses; the drawings are the same.
 */
import { createElement, type SVGProps } from 'react';

interface IconData {
  size: number;
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

export default function createIcon(icon: IconData) {
  const viewBox = `0 0 ${icon.size} ${icon.size}`;
  return ({ size = icon.size, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        'aria-hidden': true,
        width: size,
        height: size,
        viewBox,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...icon.node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
