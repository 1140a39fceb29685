/** A tutor on the way, reading at the window of a bus. */
export const BusArt = () => (
  <svg viewBox="0 0 400 240" aria-hidden="true" className="line-art">
    <path d="M10 14H390" strokeWidth="4" />
    <rect x="40" y="36" width="200" height="130" rx="12" />
    <rect x="262" y="36" width="128" height="130" rx="12" />
    <path d="M10 36c10 0 12 4 12 12v106c0 8-2 12-12 12M330 14v22" />
    <circle cx="196" cy="74" r="18" className="lamp" />
    <path
      d="M262 140h22v-40h26v26h20v-46h24v60h36M300 112v.1M340 96v.1M340 112v.1M40 140h20v-26h24v20h18"
      strokeWidth="1.8"
    />
    <path d="M10 196H390M10 216H390" />
    <circle cx="146" cy="102" r="20" />
    <path
      d="M126 100c8-1 16-6 19-14c6 9 12 13 21 14c4-17-6-28-20-27c-14 0-22 12-20 27Z"
      className="solid"
    />
    <path d="M158 106v2" strokeWidth="3" />
    <path d="M152 114c3 2 7 1 9-1M146 122v8M104 196c0-42 14-64 42-66c26 0 40 22 42 62M174 160l34 8M120 168c10 14 30 20 62 14" />
    <path
      d="M214 166c-9-8-18-9-27-7v18c9-2 18 0 27 6c9-6 18-8 27-6v-18c-9-2-18-1-27 7Z"
      className="lamp"
    />
    <path d="M112 140c16 8 22 30 22 56" strokeWidth="1.8" />
  </svg>
);
