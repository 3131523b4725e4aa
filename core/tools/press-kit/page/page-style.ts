import { contrast } from '#core/colour/contrast.ts';
import { type Ground, isDark } from '#core/colour/ground.ts';
import { facesBeside } from '#core/paper/faces.ts';
import { fontFamilyOf } from '#core/paper/page-svg.ts';
import { CHINESE_FACE } from '#core/typefaces/fallback-fonts.ts';
import { FACES, type FaceId, type FontId } from '#core/typefaces/font-catalogue.ts';
import type { ThemeId } from '../kit.ts';
import { headingScale, type Look, nameScale } from '../look.ts';
import { type PageParts, pagePhotos, shownAspect } from './page-parts.ts';

/** What a page stands on: its cover, unless that is the accent, on which nobody wants to read for long. */
export const groundOf = (look: Look, theme: ThemeId): Ground => (theme === 'accent' ? look.page : look.cover);

/** A file with as many letters as the face has of one writing system. */
const isFileOf = (file: string, face: keyof typeof FACES): boolean =>
  file.startsWith(`${FACES[face].family}-`) && file.endsWith(`-${FACES[face].weight}-normal.woff`);

/** Faces for reading that devices have for the scripts of which we have a headline face only: those go first in text. */
const OF_THE_DEVICE = {
  chinese: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'],
  others: ['Hiragino Sans', 'Yu Gothic', 'Noto Sans CJK JP', 'Apple SD Gothic Neo', 'Malgun Gothic'],
} as const;
const FOR_HEADLINES: readonly FaceId[] = ['dela-gothic-one', 'black-han-sans', CHINESE_FACE];

/** What a text is set in, in the order in which it is asked for a letter. */
function stackOf(font: FontId, files: readonly string[], isForReading: boolean): string {
  const faces = facesBeside(font);
  const filesOf = (these: readonly FaceId[]): string[] =>
    these.flatMap((face) => files.filter((file) => isFileOf(file, face)));
  const isHeadline = (face: FaceId): boolean => face !== font && FOR_HEADLINES.includes(face);
  const chinese = filesOf([CHINESE_FACE]);
  const headline = [...chinese, ...filesOf(faces.filter(isHeadline))];
  const ofTheDevice = [...(chinese.length > 0 ? OF_THE_DEVICE.chinese : []), ...OF_THE_DEVICE.others];
  const families = [
    ...filesOf(faces.filter((face) => !isHeadline(face))).map(fontFamilyOf),
    ...(isForReading && headline.length > 0 ? ofTheDevice : []),
    ...headline.map(fontFamilyOf),
  ];
  return [...[...new Set(families)].map((family) => `"${family}"`), 'system-ui', 'sans-serif'].join(',');
}

const coloursOf = ({ ground, ink, quiet, accent, accentText, line, soft }: Ground): string => {
  const scheme = isDark(ground) ? 'dark' : 'light';
  const on = contrast(ground, accent) >= contrast(ink, accent) ? ground : ink;
  return `--scheme:${scheme};--ground:${ground};--ink:${ink};--quiet:${quiet};--accent:${accent};--on:${on};--accent-text:${accentText};--line:${line};--soft:${soft}`;
};

function fontRules({ look, fonts }: PageParts): string {
  const files = [...fonts.keys()];
  const faces = [...fonts].map(
    ([file, src]) =>
      `@font-face{font-family:"${fontFamilyOf(file)}";src:url(${src}) format("woff");font-display:swap}`,
  );
  // The face of the device has its own bold; a face of ours is a file that is bold.
  const bold = files.some((file) => isFileOf(file, look.strong)) ? 400 : 600;
  return `${faces.join('')}:root{--bold:${bold};--heading:${stackOf(look.heading, files, false)};--text:${stackOf(look.text, files, true)};--strong:${stackOf(look.strong, files, true)}}`;
}

/** A photo keeps its focal point in view in a box of any shape. */
const photoRules = (page: PageParts): string =>
  pagePhotos(page)
    .map((photo) => {
      const { at, focus } = photo;
      const aspect = shownAspect(photo).toFixed(3);
      const position = `${(focus.x * 100).toFixed(1)}% ${(focus.y * 100).toFixed(1)}%`;
      return `.p${at}{--aspect:${aspect};--focus:${position}}`;
    })
    .join('');

/** The style sheet of a page, in the colours and faces of its kit. */
export function pageStyle(page: PageParts): string {
  const { kit, look } = page;
  const scale = headingScale(look.heading);
  return [
    fontRules(page),
    `:root{${coloursOf(groundOf(look, kit.look.theme))};--scale:${scale};--name:${scale * nameScale(kit.artistName)}}`,
    `.hero{${coloursOf(look.cover)}}`,
    photoRules(page),
    RULES,
  ].join('');
}

const RULES = `
*,*::before,*::after{box-sizing:border-box}
html{background:var(--ground);color:var(--ink);font:1rem/1.5 var(--text);font-synthesis:none;scroll-padding-top:64px;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;overflow-x:clip;overflow-wrap:anywhere}
h1,h2,h3,p,ul,dl,dd,figure,blockquote{margin:0;padding:0;font-weight:400}ul{list-style:none}img,svg{display:block;max-width:100%}a{color:inherit;text-underline-offset:.2em}b,summary,dt{font-weight:400}
b,h3,summary{font-weight:var(--bold);font-family:var(--strong)}
:focus-visible{outline:3px solid var(--accent-text);outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:16px;z-index:9;padding:12px;background:var(--ink);color:var(--ground)}
.symbols{position:absolute;width:0;height:0}
h2{font:calc(var(--scale)*clamp(1.625rem,1.3rem + 1.2vw,2.375rem))/1 var(--heading);overflow-wrap:break-word}
.note{margin-top:12px;color:var(--quiet);font-size:.875rem}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:12px 22px;border:2px solid var(--ink);color:var(--ink);font:var(--bold) 1.0625rem/1.1 var(--strong);text-decoration:none}.btn:hover{background:var(--ink);color:var(--ground)}
.btn.go{border-color:var(--accent);background:var(--accent);color:var(--on)}.btn.go:hover{border-color:var(--ink);background:var(--ink);color:var(--ground)}
.hero{background:var(--ground);color:var(--ink)}.hero>div{position:relative;display:grid;grid-template-columns:1fr 1fr;max-width:1600px;min-height:min(660px,80vh);margin-inline:auto}
.hero.bare>div{grid-template-columns:1fr;min-height:440px}
.id{position:relative;z-index:1;align-self:end;padding:56px 16px 48px clamp(16px,2.8vw,40px)}.bare .id{padding-right:clamp(16px,2.8vw,40px)}
.id h1{font:calc(var(--name)*clamp(2.75rem,6.4vw,6.5rem))/.98 var(--heading);text-wrap:balance}
.id h1 svg{width:auto;max-width:100%;max-height:min(420px,50vh);height:auto}
.line{max-width:34em;margin-top:32px;font-size:clamp(1.125rem,1rem + .6vw,1.5rem);line-height:1.3;text-wrap:balance}
.genres{display:flex;flex-wrap:wrap;gap:8px;margin-top:20px}.genres li{padding:4px 12px;border:1px solid var(--accent);font-size:.9375rem}
.cta{display:flex;flex-wrap:wrap;gap:12px;margin-top:28px}
.pic{position:relative;overflow:hidden}.pic img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:var(--focus)}
.fades .pic::after{content:"";position:absolute;inset:0 auto 0 -1px;width:38%;background:linear-gradient(to right,var(--ground),transparent)}
.jump{position:sticky;top:0;z-index:5;display:flex;gap:4px;overflow-x:auto;scrollbar-width:none;padding:0 clamp(10px,2.4vw,34px);border-block:2px solid var(--ink);background:var(--ground)}.jump a{padding:15px 10px 14px;font:var(--bold) 1rem/1.2 var(--strong);text-decoration:none;white-space:nowrap}.jump a:hover{color:var(--accent-text)}
.cols,.wide{max-width:1440px;margin-inline:auto;padding:0 clamp(16px,2.8vw,40px)}
.cols{display:grid;grid-template-columns:minmax(0,1fr) 408px;gap:56px}.cols.one{grid-template-columns:minmax(0,1fr)}
.cols+.wide>section:first-child{border-top:2px solid var(--ink)}
section{display:grid;grid-template-columns:208px minmax(0,1fr);gap:12px 32px;align-items:start;padding:44px 0;border-bottom:1px solid var(--line)}section:last-child{border:0}
aside{padding:44px 0}aside section{display:block;padding:0;border:0}aside h2{margin-bottom:10px}aside #contact{padding:24px;border:2px solid var(--ink)}aside section+section{margin-top:36px}.one aside section{max-width:560px}
.bio{font-size:clamp(1.1875rem,1.05rem + .55vw,1.5rem);line-height:1.42;text-wrap:pretty}.bio p+p,.more p+p{margin-top:.75em}
details{margin-top:14px;border-top:1px solid var(--line)}details+details{margin-top:0}details+.note{padding-top:12px;margin:0;border-top:1px solid var(--line)}summary{padding:13px 0;cursor:pointer}summary:hover{color:var(--accent-text)}.more{max-width:44em;padding-bottom:18px}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(84px,1fr));gap:20px;margin:28px 0 24px}.figures div{display:flex;flex-direction:column-reverse;justify-content:flex-end}.figures dd{font:calc(var(--scale)*clamp(1.75rem,1.5rem + 1vw,2.375rem))/1.05 var(--heading)}.figures dt{color:var(--quiet)}
.mixes{display:grid;grid-template-columns:1fr 1fr;gap:28px 24px}.mixes a{display:block;text-decoration:none}.cov{position:relative;display:grid;place-items:center;overflow:hidden;aspect-ratio:16/9;background:var(--soft);outline:1px solid var(--line);outline-offset:-1px}.cov svg{width:64%;height:58%}.cov>b{display:-webkit-box;overflow:hidden;place-self:start;max-height:2.3em;margin:14px 16px;-webkit-box-orient:vertical;-webkit-line-clamp:2;font:calc(var(--scale)*1.5rem)/1.1 var(--heading)}
.play{position:absolute;left:0;bottom:0;display:grid;place-items:center;width:56px;height:56px;background:var(--accent);color:var(--on)}.cov .play svg{width:28px;height:28px;fill:currentColor}.mixes a:hover .play{background:var(--ink);color:var(--ground)}
.words{display:block;margin-top:12px;line-height:1.4}.words b{display:block;font-size:1.125rem;line-height:1.25}.mixes a:hover .words b{text-decoration:underline}.words span{display:block;color:var(--quiet)}
.dates li{display:grid;grid-template-columns:148px minmax(0,1.4fr) minmax(0,1fr);gap:14px;align-items:baseline;padding:11px 0;border-bottom:1px solid var(--line)}.dates li:first-child{padding-top:2px}.dates time{color:var(--accent-text);font-variant-numeric:tabular-nums}.dates b{font-size:1.125rem;line-height:1.25}.dates span{color:var(--quiet)}
.dates+h3{margin:22px 0 8px}.past time{color:var(--quiet)}.past b{font-size:1rem}.past li{padding:8px 0}.past li:last-child{border:0}
.contacts li+li{margin-top:14px}.contacts span{display:block;color:var(--quiet)}.contacts a{display:block;width:fit-content;font:var(--bold) 1.0625rem/1.6 var(--strong)}.socials{display:flex;flex-wrap:wrap;gap:8px 16px}.contacts+.socials{margin-top:18px;padding-top:16px;border-top:1px solid var(--line)}
.facts>div{display:grid;grid-template-columns:120px minmax(0,1fr);gap:12px;align-items:baseline;padding:9px 0;border-bottom:1px solid var(--line)}.facts>div:last-child{border:0}.facts dt{color:var(--quiet);font-size:.9375rem}.facts dd{font-weight:var(--bold);font-family:var(--strong);line-height:1.35}
.years{columns:2;column-gap:40px}.years li{display:grid;grid-template-columns:56px minmax(0,1fr);gap:14px;padding:9px 0;border-bottom:1px solid var(--line);break-inside:avoid}.years span:first-child{color:var(--accent-text);font-variant-numeric:tabular-nums}
.rider{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:1px;border:1px solid var(--line);background:var(--line)}.rider li{padding:14px 16px 15px;background:var(--ground)}.rider span,.rider em{display:block;color:var(--quiet);font-size:.9375rem;font-style:normal;line-height:1.35}.rider b{display:block;margin:3px 0;font-size:1.1875rem;line-height:1.25}
.quotes{display:grid;gap:36px}.quotes blockquote{font:calc(var(--scale)*clamp(1.375rem,1rem + 1.4vw,2.125rem))/1.1 var(--heading);text-wrap:balance;max-width:26em}.quotes figcaption{margin-top:12px;color:var(--quiet)}
.shots{display:flex;gap:20px}.shots+.shots{margin-top:28px}.shots li{flex:var(--aspect) 1 0;min-width:0}.shots li:only-child{max-width:calc(var(--aspect)*480px)}.shots img{width:100%;height:auto;aspect-ratio:var(--aspect);object-fit:cover;object-position:var(--focus)}.shots p{display:flex;flex-wrap:wrap;gap:0 12px;margin-top:8px;color:var(--quiet);font-size:.9375rem;line-height:1.4}.shots p b{flex:1 0 100%;color:var(--ink)}
footer{display:flex;flex-wrap:wrap;gap:6px 28px;padding:20px clamp(16px,2.8vw,40px) 28px;border-top:2px solid var(--ink);color:var(--quiet);font-size:.875rem}footer p:last-child{margin-left:auto}
@media (max-width:1180px){.cols{grid-template-columns:minmax(0,1fr) 340px;gap:32px}section{grid-template-columns:minmax(0,1fr)}}
@media (max-width:860px){
.hero>div,.hero.bare>div{display:flex;flex-direction:column;min-height:0}.id,.bare .id{align-self:stretch;padding:28px 20px}.bare .id{padding-block:56px 40px}.id h1 svg{max-height:240px}.pic{aspect-ratio:39/30}.fades .pic::after{inset:-1px 0 auto;width:auto;height:30%;background:linear-gradient(to bottom,var(--ground),transparent)}.line{margin-top:20px}.cta .btn{flex:1}
.jump{padding-inline:10px}.jump a{padding:13px 10px}
.cols{display:flex;flex-direction:column;gap:0;padding-inline:20px}.wide{padding-inline:20px}aside{padding:36px 0}section{padding:36px 0}
.mixes{grid-template-columns:minmax(0,1fr);gap:0}.mixes a{display:grid;grid-template-columns:112px minmax(0,1fr);gap:16px;align-items:center;padding:10px 0;border-bottom:1px solid var(--line)}.mixes li:first-child a{padding-top:2px}.cov{aspect-ratio:1}.cov>b{margin:8px;font-size:calc(var(--scale)*.9375rem)}.cov>svg{margin-bottom:24px}.play{width:44px;height:44px}.words{margin:0}
.dates li{grid-template-columns:132px minmax(0,1fr);gap:0 12px}.dates li span{grid-column:2}.years{columns:1}.facts>div{grid-template-columns:104px minmax(0,1fr)}
.rider{grid-template-columns:minmax(0,1fr)}.rider li{display:grid;grid-template-columns:96px minmax(0,1fr);column-gap:12px}.rider em{grid-column:2}.rider span{padding-top:4px}
.shots{flex-wrap:wrap;gap:20px 12px}.shots+.shots{margin-top:20px}.shots li{flex-basis:calc(var(--aspect)*140px)}
footer{flex-direction:column;padding-inline:20px}footer p:last-child{margin:0}}
@media print{.jump,.cta{display:none}section{break-inside:avoid}}
`.replaceAll('\n', '');
