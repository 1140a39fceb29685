/** Joins class names; conditions that are false fall out. Names stay whole literals for the build. */
export const cx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
