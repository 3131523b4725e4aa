// Written by scripts/ui-fonts.ts.

/** Archivo as text of pages, and Arial in its measures. */
export const TEXT_FACE =
  '@font-face {font-family:"Archivo";font-weight:400;font-display:optional;src:url("/fonts/ui/archivo-page-400.woff2") format("woff2");unicode-range:U+20-7E,U+A0,U+A3,U+A9,U+AB,U+B0,U+B7,U+BB,U+D7,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2191,U+2193,U+2212,U+A1-A2,U+A4-A8,U+AA,U+AC,U+AE-AF,U+B1-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+2032-2033,U+2039-203A,U+2044,U+2122,U+2215;}@font-face {font-family:"Archivo";font-weight:600;font-display:optional;src:url("/fonts/ui/archivo-page-600.woff2") format("woff2");unicode-range:U+20-7E,U+A0,U+A3,U+A9,U+AB,U+B0,U+B7,U+BB,U+D7,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2191,U+2193,U+2212,U+A1-A2,U+A4-A8,U+AA,U+AC,U+AE-AF,U+B1-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+2032-2033,U+2039-203A,U+2044,U+2122,U+2215;}@font-face {font-family:"Archivo";font-weight:400;font-display:optional;src:url("/fonts/ui/archivo-page-ext-400.woff2") format("woff2");unicode-range:U+100-130,U+132-151,U+154-17F,U+218-21B;}@font-face {font-family:"Archivo";font-weight:600;font-display:optional;src:url("/fonts/ui/archivo-page-ext-600.woff2") format("woff2");unicode-range:U+100-130,U+132-151,U+154-17F,U+218-21B;}@font-face {font-family:"Archivo Fallback";font-weight:400;src:local("Arial"),local("Liberation Sans"),local("Arimo");size-adjust:88.69%;ascent-override:98.99%;descent-override:23.68%;line-gap-override:0.00%;}@font-face {font-family:"Archivo Fallback";font-weight:600;src:local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold");size-adjust:84.90%;ascent-override:103.41%;descent-override:24.73%;line-gap-override:0.00%;}';

/** The files that any text needs, and those for letters beyond Latin-1, with how much they are together. */
export const TEXT_FILES = {
  files: ['/fonts/ui/archivo-page-400.woff2', '/fonts/ui/archivo-page-600.woff2'],
  bytes: 22620,
};
export const LATIN_EXT_FILES = {
  files: ['/fonts/ui/archivo-page-ext-400.woff2', '/fonts/ui/archivo-page-ext-600.woff2'],
  bytes: 10908,
};
