/** A lesson on a verandah. What stands in front covers what is behind it. */
export const VerandahArt = () => (
  <svg viewBox="0 0 400 240" aria-hidden="true" className="line-art">
    <path d={`M10 14H390M10 14${'l10 14 10-14'.repeat(19)}`} />
    <path d="M50 14V216M350 14V216M10 216H390" />
    <path d="M50 140H10M350 140H390M23 140V216M37 140V216M363 140V216M377 140V216" />
    <path d="M172 204V76h56v128M96 216l14-12H290l14 12" />
    <path d="M62 216v-16h24v16M74 200c0-18-8-26-16-28M74 200c0-22 6-30 14-34M74 200c-2-20 0-34 2-40" />
    <g fill="var(--c-surface)">
      <path d="M116 200C116 168 126 152 140 152S164 168 164 200M140 147v5" />
      <path d="M108 204c14-8 50-8 64 0c-16 5-48 5-64 0Z" />
      <circle cx="140" cy="132" r="15" />
      <path d="M240 200C240 158 250 139 268 139S298 158 298 200M268 133v6" />
      <path d="M230 203c16-10 62-10 78 0c-18 6-60 6-78 0Z" />
      <circle cx="268" cy="116" r="17" />
    </g>
    <path
      d="M125 130c-2-12 6-20 16-19c10 0 16 8 14 19c-6-1-11-4-14-9c-4 6-9 9-16 9c-5 8-1 16-6 24c5 0 8-4 9-9c1-5 1-10 2-13"
      className="solid"
    />
    <path
      d="M251 112c8-1 14-5 17-11c5 8 10 12 17 13c3-14-6-24-18-23c-11 1-18 9-16 21Z"
      className="solid"
    />
    <path d="M147 133v1M143 140c2 2 5 2 7 0M259 118v1M257 126c2 2 5 2 7 0" />
    <path d="M148 166C150 180 154 187 162 188L174 190M258 160C256 176 252 184 244 186L228 190" />
    <path
      d="M201 194c-8-6-18-8-28-6v8c10-2 20 0 28 5c8-5 18-7 28-5v-8c-10-2-20 0-28 6Z"
      className="lamp"
    />
  </svg>
);
