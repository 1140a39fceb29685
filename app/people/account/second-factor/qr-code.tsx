import encodeQr from 'qr';
import { useMemo } from 'react';

/** The quiet zone that scanners need around the code. */
const BORDER = 4;

/** Drawn here: what it holds goes to nobody. Dark on light in both themes, as scanners want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = encodeQr(text, 'raw', { border: BORDER });
    const cells = rows.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: rows.length, path: cells.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-[220px] h-[220px] self-center rounded-sm border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
