/**
 * The picture over a guardian's profile: the line of the page, a lamp that hangs from it, and an
 * open book.
 */
export const CoverArt = () => (
  <svg
    viewBox="240 0 160 120"
    aria-hidden="true"
    preserveAspectRatio="xMaxYMid meet"
    className="dusk w-full h-full"
    fill="none"
    stroke="var(--on-dusk)"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M-2000 6H400" strokeWidth="3" />
    <path d="M308 46L262 108H358L312 46Z" fill="var(--lamp)" fillOpacity=".22" stroke="none" />
    <path d="M310 6V28" />
    <path d="M294 46C294 35 301 28 310 28S326 35 326 46Z" fill="var(--lamp)" stroke="var(--lamp)" />
    <path d="M310 106C302 98 288 96 272 99V82C288 79 302 81 310 89C318 81 332 79 348 82V99C332 96 318 98 310 106ZM310 89V106" />
    <path d="M280 88c8-1 14 0 21 3M340 88c-8-1-14 0-21 3" strokeWidth="1.2" />
    <path d="M-2000 110H400" strokeWidth="1.2" />
  </svg>
);
