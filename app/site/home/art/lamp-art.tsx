/** A pupil and a tutor over one book, under a lamp that hangs from the line of the page. */
export const LampArt = () => (
  <svg
    viewBox="0 0 600 360"
    aria-hidden="true"
    className="lamp-art"
    fill="none"
    stroke="var(--on-dusk)"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <defs>
      <linearGradient id="lamp-light" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--lamp)" stopOpacity=".55" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity=".05" />
      </linearGradient>
    </defs>
    <path d="M262 120L338 120L468 318L132 318Z" fill="url(#lamp-light)" stroke="none" />
    <path d="M300 -600V76" />
    <path
      d="M260 120C260 92 278 76 300 76S340 92 340 120Z"
      fill="var(--lamp)"
      stroke="var(--lamp)"
    />
    <path d="M284 124a16 8 0 0 0 32 0" fill="#fff3d6" stroke="none" />
    <path d="M70 318H530M104 318V400M496 318V400" />
    <path
      d="M300 310C282 294 254 290 226 295V311C254 306 282 308 300 318C318 308 346 306 374 311V295C346 290 318 294 300 310Z"
      fill="var(--on-dusk)"
    />
    <path d="M240 301c16-2 30-1 44 4M360 301c-16-2-30-1-44 4" stroke="var(--dusk)" />
    <Pupil />
    <Tutor />
  </svg>
);

const HAIR = '#06241b';

const Pupil = () => (
  <g>
    <path d="M118 318C118 276 134 252 166 248C196 246 210 264 219 303M166 248V238" />
    <path d="M142 206C142 182 158 172 174 174C192 176 200 190 198 208C196 228 184 240 170 239C154 238 142 226 142 206Z" />
    <path
      d="M141 206C131 224 137 242 128 258C140 256 146 244 146 232C146 222 147 212 152 202"
      fill={HAIR}
    />
    <path
      d="M199 200C186 200 176 190 174 182C166 196 154 202 141 206C136 180 152 163 175 165C196 168 203 182 199 200Z"
      fill={HAIR}
    />
    <path d="M186 212v3" />
    <path d="M181 228c4 2 8 1 10-2M150 318C152 302 164 296 182 300L228 305" />
  </g>
);

const Tutor = () => (
  <g>
    <path d="M494 318C496 264 478 236 440 232C406 230 390 252 383 300M440 232V220" />
    <path d="M466 184C466 158 450 146 432 148C412 150 404 166 406 186C408 208 420 222 436 221C454 220 466 206 466 184Z" />
    <path
      d="M404 174C414 174 425 170 431 160C439 174 452 181 467 186C473 162 458 138 432 140C410 142 400 156 404 174Z"
      fill={HAIR}
    />
    <circle cx="417" cy="190" r="7" />
    <path d="M424 189l40-3" />
    <path d="M412 207c3 3 8 3 11 1M456 318C452 300 440 292 424 296L372 302" />
  </g>
);
