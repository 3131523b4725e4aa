import { TEXT_FACE } from './text-face.ts';

/** Text in Archivo, or in the face of the device. */
export const TEXT_OF_OURS = `${TEXT_FACE}:root{--text:"Archivo","Archivo Fallback",system-ui,sans-serif;--strong:var(--text)}`;
export const TEXT_OF_THE_DEVICE = ':root{--text:system-ui,sans-serif;--strong:var(--text)}';

/** What a page on the web has beside the offline one: downloads, players, and ways on that stay at hand on a phone. */
export const HOSTED_RULES = `
.i,.btn svg{flex:none;width:20px;height:20px;margin-right:8px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.btn.sm{min-height:44px;padding:8px 14px;border-width:1px;font-size:1rem}.acts{margin-top:18px}.more+.acts{margin:0 0 20px}
button.btn{background:none;cursor:pointer}button.btn:hover{background:var(--ink)}
@media (scripting:none){.acts{display:none}}
.shots p{align-items:center}.shots p a{display:inline-flex;align-items:center;padding:4px 0;color:var(--ink)}.shots .i{width:18px;height:18px}
.mixes iframe{display:block;width:100%;aspect-ratio:16/9;border:0;background:var(--soft)}.mixes .playing .cov{display:none}
.all a,.dl a{display:grid;grid-template-columns:20px auto minmax(0,1fr) auto;gap:4px 14px;align-items:center;min-height:56px;padding:8px 0;border-bottom:1px solid var(--line);text-decoration:none}.all .i,.dl .i{margin:0}.all span,.dl span{color:var(--quiet)}.all .n,.dl .n{font-variant-numeric:tabular-nums}.all a:hover b,.dl a:hover b{text-decoration:underline}
.all a{padding:12px 20px;border:2px solid var(--ink);font-size:1.0625rem}.all a:hover{background:var(--ink);color:var(--ground)}.all a:hover span{color:inherit}
.dl{display:grid;grid-template-columns:1fr 1fr;gap:0 32px}
.hello{background:var(--ink);color:var(--ground)}.hello>div{max-width:1600px;margin-inline:auto;padding:16px clamp(16px,2.8vw,40px)}.hello p{max-width:70ch;white-space:pre-line}.hello p+p{margin-top:6px}.hello .until{font-size:.875rem}
.bar{display:none}
[hidden]{display:none!important}
aside #book{padding:24px;border:2px solid var(--ink)}aside #book~#contact{padding:0;border:0}
form{display:grid;gap:14px}@media (scripting:none){form{display:none}}
form label{display:grid;gap:5px;align-content:start;font:var(--bold) .9375rem/1.4 var(--strong)}label em{color:var(--quiet);font-weight:400;font-style:normal}.f2{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:start}
form :is(input,textarea){width:100%;min-width:0;min-height:48px;padding:10px 12px;border:1px solid var(--quiet);border-radius:0;background:var(--ground);color:var(--ink);font:1rem/1.4 var(--text);color-scheme:var(--scheme)}form textarea{resize:vertical}form ::placeholder{color:var(--quiet);opacity:1}form [aria-invalid=true]{border:2px solid var(--accent-text);padding:9px 11px}
form .err{margin:6px 0 0;font:.875rem/1.35 var(--text)}.err::before{content:"! ";font-weight:700}form .btn{width:100%;border-color:var(--accent);background:var(--accent)}form .btn[aria-busy=true]{opacity:.6}form .note{margin:0}.trap{position:absolute;left:-9999px}
.sent:focus{outline:0}.sent b{font-size:1.1875rem}.sent p{margin-top:8px}
@media (max-width:860px){
html{scroll-padding-bottom:96px}.hello>div{padding-inline:20px}.cta{display:none}.dl{grid-template-columns:minmax(0,1fr)}aside #book{margin-inline:-4px;padding:20px 16px}
.mixes .playing{grid-column:1/-1;padding-top:10px}.mixes .playing a{grid-template-columns:minmax(0,1fr)}
footer{padding-bottom:104px}
.bar{position:fixed;inset:auto 0 0;z-index:6;display:flex;gap:8px;padding:8px 12px max(12px,env(safe-area-inset-bottom));border-top:2px solid var(--ink);background:var(--ground)}.bar .btn{padding:10px 14px}.bar .btn:last-child{flex:1}}
@media print{.bar,.acts,.until,#downloads{display:none}}
`.replaceAll('\n', '');

/** Headings in the face of the text, where the one of the brand is too heavy. */
export const TEXT_AS_HEADING =
  ':root{--heading:var(--text);--scale:1}.id h1,h2,.figures dd,.quotes blockquote,.cov>b{font-weight:600}';
