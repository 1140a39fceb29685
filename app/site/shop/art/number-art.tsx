/** A frame of beads on three strings. */
export const NumberArt = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className="line-art">
    <path d="M8 10H232" strokeWidth="3" />
    <path d="M44 10V150M196 10V150M30 150H58M182 150H210" />
    <path d="M44 46H196M44 84H196M44 122H196" strokeWidth="1.8" />
    <circle cx="62" cy="46" r="13" className="solid" />
    <circle cx="90" cy="46" r="13" className="solid" />
    <circle cx="118" cy="46" r="13" className="solid" />
    <circle cx="178" cy="46" r="13" className="lamp" />
    <circle cx="62" cy="84" r="13" />
    <circle cx="90" cy="84" r="13" />
    <circle cx="150" cy="84" r="13" />
    <circle cx="178" cy="84" r="13" />
    <circle cx="62" cy="122" r="13" className="solid" />
    <circle cx="122" cy="122" r="13" className="solid" />
    <circle cx="150" cy="122" r="13" className="solid" />
    <circle cx="178" cy="122" r="13" className="solid" />
  </svg>
);
