/** An open book out of which a moon rises. */
export const StoryArt = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className="line-art">
    <path d="M8 10H232" strokeWidth="3" />
    <path d="M120 10v18" strokeWidth="1.8" />
    <path d="M134 30a24 24 0 1 0 8 40a20 20 0 1 1-8-40Z" className="lamp" />
    <path d="M72 44v.1M176 36v.1M188 66v.1M58 72v.1" strokeWidth="5" />
    <path d="M120 104c-26-16-56-18-88-12v54c32-6 62-4 88 8c26-12 56-14 88-8V92c-32-6-62-4-88 12Z" />
    <path d="M120 104v50" />
    <path
      d="M50 108c18-2 36 0 52 6M50 124c18-2 36 0 52 6M190 108c-18-2-36 0-52 6M190 124c-18-2-36 0-52 6"
      strokeWidth="1.8"
    />
  </svg>
);
