/** A tutor on the way, reading at the window of a bus. What is in front covers what is behind it. */
export const BusArt = () => (
  <svg viewBox="0 0 400 240" aria-hidden="true" className="line-art">
    <path d="M10 14H390M251 14V43M10 196H390M10 216H390" />
    <circle cx="251" cy="48" r="5" />
    <rect x="40" y="36" width="200" height="130" rx="12" />
    <rect x="262" y="36" width="128" height="130" rx="12" />
    <path d="M10 36c10 0 12 4 12 12v106c0 8-2 12-12 12" />
    <circle cx="200" cy="72" r="16" />
    <path d="M262 140h22v-40h26v26h20v-46h24v60h36M300 112v.1M340 96v.1M340 112v.1" />
    <path d="M40 140h20v-26h24v20h50v6h70v-14h18v14h18" />
    <g fill="var(--c-surface)">
      <path d="M104 196C104 152 118 130 146 130S188 152 188 196ZM146 122v8" />
      <circle cx="146" cy="102" r="20" />
    </g>
    <path
      d="M126 100c8-1 16-6 19-14c6 9 12 13 21 14c4-17-6-28-20-27c-14 0-22 12-20 27Z"
      className="solid"
    />
    <path d="M158 105v1M152 113c3 2 6 2 9 0M126 152C126 174 134 186 150 185C162 184 172 180 182 174" />
    <path
      d="M204 166c-9-8-18-9-27-7v18c9-2 18 0 27 6c9-6 18-8 27-6v-18c-9-2-18-1-27 7Z"
      className="lamp"
    />
  </svg>
);
