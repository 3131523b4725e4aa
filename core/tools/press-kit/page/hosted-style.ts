import { TEXT_FACE } from './text-face.ts';

/** What a page on the web has beside the offline one: downloads, players, and ways on that stay at hand on a phone. */
export const HOSTED_RULES = `${TEXT_FACE}
:root{--text:"Archivo","Archivo Fallback",system-ui,sans-serif;--strong:var(--text)}
.i,.btn svg{flex:none;width:20px;height:20px;margin-right:8px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.btn.sm{min-height:44px;padding:8px 14px;border-width:1px;font-size:1rem}.acts{margin-top:18px}.more+.acts{margin:0 0 20px}
button.btn{background:none;cursor:pointer}button.btn:hover{background:var(--ink)}
@media (scripting:none){.acts{display:none}}
.shots p{align-items:center}.shots p a{display:inline-flex;align-items:center;padding:4px 0;color:var(--ink)}.shots .i{width:18px;height:18px}
.mixes iframe{display:block;width:100%;aspect-ratio:16/9;border:0;background:var(--soft)}.mixes .playing .cov{display:none}
.all a,.dl a{display:grid;grid-template-columns:20px auto minmax(0,1fr) auto;gap:4px 14px;align-items:center;min-height:56px;padding:8px 0;border-bottom:1px solid var(--line);text-decoration:none}.all .i,.dl .i{margin:0}.all span,.dl span{color:var(--quiet)}.all .n,.dl .n{font-variant-numeric:tabular-nums}.all a:hover b,.dl a:hover b{text-decoration:underline}
.all a{padding:12px 20px;border:2px solid var(--ink);font-size:1.0625rem}.all a:hover{background:var(--ink);color:var(--ground)}.all a:hover span{color:inherit}
.dl{display:grid;grid-template-columns:1fr 1fr;gap:0 32px}
.bar{display:none}
@media (max-width:860px){
.cta{display:none}.dl{grid-template-columns:minmax(0,1fr)}
.mixes .playing{grid-column:1/-1;padding-top:10px}.mixes .playing a{grid-template-columns:minmax(0,1fr)}
footer{padding-bottom:104px}
.bar{position:fixed;inset:auto 0 0;z-index:6;display:flex;gap:8px;padding:8px 12px max(12px,env(safe-area-inset-bottom));border-top:2px solid var(--ink);background:var(--ground)}.bar .btn{padding:10px 14px}.bar .btn:last-child{flex:1}}
@media print{.bar,.acts,#downloads{display:none}}
`.replaceAll('\n', '');
