/** The worst page an element may come to stand in: rules that reach for everything, with force. */
export const hostileCss = `
html { font-size: 62.5%; }
body { font: italic 24px/2.4 fantasy; color: #c00; text-align: center; text-transform: uppercase; letter-spacing: 4px; word-spacing: 16px; background: #ff9; }
* { all: unset !important; }
* { box-sizing: content-box !important; font-size: 30px !important; letter-spacing: 4px !important; color: #c00 !important; animation: shake 1s infinite !important; transition: all 2s !important; }
*:empty, :not(:defined), dialog { display: none !important; }
div, p, h1, main, button, input, select, a { display: block !important; border: 4px dashed #c00 !important; text-transform: uppercase !important; }
head, head *, script { display: none !important; }
@keyframes shake { 50% { transform: rotate(1deg); } }
`;
