/** A flask over a lamp, and a lens. */
export const LabArt = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className="line-art">
    <path d="M8 10H232" strokeWidth="3" />
    <path d="M92 10v24" strokeWidth="1.8" />
    <path d="M80 34h24M84 34v26l-30 46c-4 7 0 14 8 14h60c8 0 12-7 8-14l-30-46V34" />
    <path
      d="M68 88c10-6 16 6 26 0s16 2 22-2l12 20c3 6 0 10-6 10H62c-6 0-9-4-6-10z"
      className="solid"
    />
    <path d="M92 128c8 8 8 20 0 22c-8-2-8-14 0-22Z" className="lamp" />
    <path d="M60 152h64" />
    <circle cx="180" cy="82" r="26" />
    <path d="M199 101l22 24" strokeWidth="5" />
    <path d="M166 78c2-8 8-12 16-12" strokeWidth="1.8" />
  </svg>
);
