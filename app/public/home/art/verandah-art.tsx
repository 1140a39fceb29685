/** A lesson on a verandah. */
export const VerandahArt = () => (
  <svg viewBox="0 0 400 240" aria-hidden="true" className="line-art">
    <path d="M10 14H390" strokeWidth="4" />
    <path d={`M24 14${'l10 14 10-14'.repeat(17)}`} strokeWidth="1.6" />
    <path d="M52 14V216M348 14V216M10 216H390" />
    <path d="M110 216l14-12H296l-14 12" className="lit" />
    <path
      d="M52 140H10M348 140H390M20 140V216M34 140V216M366 140V216M380 140V216"
      strokeWidth="1.8"
    />
    <path d="M174 204V76h56v128" strokeWidth="1.8" />
    <circle cx="268" cy="116" r="17" />
    <path
      d="M251 112c8-1 14-5 17-11c5 8 10 12 17 13c3-14-6-24-18-23c-11 1-18 9-16 21Z"
      className="solid"
    />
    <path d="M268 133v6M240 196C240 158 250 140 268 139C288 139 298 158 298 196M232 202c14-10 58-10 76 0c-18 6-58 6-76 0ZM246 166L216 182" />
    <circle cx="140" cy="132" r="15" />
    <path
      d="M125 130c-2-12 6-20 16-19c10 0 16 8 14 19c-6-1-11-4-14-9c-4 6-9 9-16 9Z"
      className="solid"
    />
    <path d="M126 132c-6 8-2 16-7 24" strokeWidth="5" />
    <path d="M140 147v5M116 200C116 168 126 152 140 152C157 152 166 168 166 196M108 204c14-8 46-8 62 0c-16 5-46 5-62 0ZM160 174L186 184" />
    <path
      d="M201 194c-8-6-18-8-28-6v8c10-2 20 0 28 5c8-5 18-7 28-5v-8c-10-2-20 0-28 6Z"
      className="lamp"
    />
    <path d="M70 216v-16h24v16M82 200c0-18-8-26-16-28M82 200c0-22 6-30 14-34M82 200c-2-20 0-34 2-40" />
  </svg>
);
