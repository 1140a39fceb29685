import type { AvatarLayer } from '#core/people/profile/avatar.ts';

/** The layers of an avatar as SVG, in the measure of `AVATAR_SIZE`. */
export const avatarPaths = (layers: readonly AvatarLayer[]): string =>
  layers
    .map(({ d, color, isLine }) =>
      isLine
        ? `<path d="${d}" fill="none" stroke="${color}" stroke-linecap="round"/>`
        : `<path d="${d}" fill="${color}"/>`,
    )
    .join('');
