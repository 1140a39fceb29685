/** A slate with a letter of each script, and its chalk. */
export const AlphabetArt = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className="line-art">
    <path d="M8 10H232" strokeWidth="3" />
    <path d="M78 10v16M162 10v16" strokeWidth="1.8" />
    <rect x="42" y="26" width="156" height="106" rx="10" />
    <rect x="54" y="38" width="132" height="82" rx="4" strokeWidth="1.8" />
    {/* The Bengali letter hangs from its line. */}
    <path d="M70 58h42M104 58v44M104 68L76 86L104 100" />
    <path d="M132 102l15-44l15 44M138 88h18" />
    <path d="M150 146l48-14l3 9l-48 14z" className="lamp" />
    <path d="M60 144h52" strokeWidth="1.8" />
  </svg>
);
