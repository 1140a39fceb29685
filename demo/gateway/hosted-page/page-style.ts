/** A plain style, unlike the product: people who come here have left it, as with a provider. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1d2433; --muted: #566074; --paper: #fff; --ground: #eef1f6; --line: #d3d9e4; --act: #22469b; --on-act: #fff; --warn: #ffd84d; --on-warn: #3a2c00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf4; --muted: #a7b1c4; --paper: #1a2030; --ground: #10141e; --line: #333c50; --act: #9db8ff; --on-act: #0d1a3a; --warn: #e0b72e; --on-warn: #211900; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, "Noto Sans", "Noto Sans Bengali", sans-serif; color: var(--ink); background: var(--ground); }
.banner { position: sticky; top: 0; margin: 0; padding: .625rem 1rem; font-weight: 700; text-align: center; color: var(--on-warn); background: var(--warn); }
main { max-width: 34rem; margin: 0 auto; padding: .5rem 1rem 2.5rem; }
.lang { margin: 0; text-align: end; }
a { color: var(--act); }
.lang a { display: inline-block; padding: .625rem 0 .625rem 1rem; }
.sheet { padding: 1.25rem; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.3; }
h2 { margin: 2rem 0 .75rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; }
.muted { color: var(--muted); }
dl { display: grid; align-items: baseline; grid-template-columns: auto 1fr; gap: .375rem 1rem; margin: 0 0 1.25rem; }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 600; text-align: end; overflow-wrap: anywhere; }
.sum { font-size: 1.25rem; }
.said { padding: .75rem 1rem; font-weight: 600; border: 1px solid var(--line); border-inline-start: .375rem solid var(--act); border-radius: .5rem; }
button { width: 100%; min-height: 3rem; padding: .625rem 1rem; font: inherit; font-weight: 600; color: var(--ink); background: var(--paper); border: 1px solid var(--muted); border-radius: .5rem; cursor: pointer; }
button:hover { border-color: var(--act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.main { color: var(--on-act); background: var(--act); border-color: var(--act); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin-top: .75rem; }
.troubles { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none; }
.troubles button { display: flex; flex-direction: column; text-align: start; }
.troubles small { display: block; margin-top: .125rem; font-size: .875rem; font-weight: 400; color: var(--muted); }
@media (min-width: 48rem) { main { max-width: 52rem; } .troubles { grid-template-columns: 1fr 1fr; } .troubles button { height: 100%; } }
`;
