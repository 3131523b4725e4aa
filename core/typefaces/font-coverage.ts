// biome-ignore-all format: written by scripts/logo-fonts.ts from the installed packages, 3540615133aa92ab
/** Family → file subset → the characters it draws. */
export const FONT_COVERAGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  anton: {
    latin: 'w+2m y+2n 1e x+1 a0+1 a k 2 14 4 x 5pc 2 8+1 4+2 2+2 4 4 c+1 6+1 a 2w 3a 33 2 3j 3',
    vietnamese: '76+1 d+1 n+1 1r+1 1j+1 e+1 9c+1 2+1 4+1 q 6 5fb+2h c2',
    'latin-ext': '74+1c 2+v 3+19 5+4 4+6 2+b 3+1 4 3+d 7+1h 3+z 3+2 2+1 3+d 4 3+4 3+e 2 2+1 2+1 2 2 5 3 2+1 2+4 3 3 3 8+1 5 5+4 6 2+1 3 5 j 7 2+1 4+2 7+5 b 6 h m 4 x 578 1q 1x+45 2 7 2c+7 87 3l 2+1 2+1 2 2 2 4+1 3 4+1 2+1 2e 28d+6 7 5+1 o8j+1 p+1 20+4 r+2 3+1 4+7',
  },
  'bebas-neue': {
    latin: 'w+2m y+2n 1e x+1 a1 a k 2 14 4 5q2 9 8+1 4+2 2+2 4 4 j+1 a 2w 3a 6o 3',
    'latin-ext': '74+1c 2+v 3+16 k 2y+3 p+3 s 40 2 k 13 4 5bu+1 7+1 j+1 x+1 l+1 9+1 9+1 l+5 p 2c+1 8d 49 6 2c',
  },
  'league-gothic': {
    latin: 'w+2m y+2n 1e x+1 ab k 2 14 4 5qj+1 4+2 2+2 4 4 j+1 a 2w 3a 6o 3',
    vietnamese: '76+1 d+1 n+1 1r+1 1j+1 e+1 9c+1 2+1 4+1 q 5fh+2h',
    'latin-ext': '74+7 3+9 3+5 3+5 3+5 3+2 2+1 3+1 2+6 2+7 2+3 3+1 3+7 3+d 3+h x+1 e+1 t+f 1o+3 4s m 13 4 5fc+5 p 2c+7',
  },
  archivo: {
    latin: 'w+2m y+2n 1e x+1 a1 a k 2 14 4 5q9 a+1 4+2 2+2 4 4 c+1 6+1 a 2w 3a 33 2 3j 3 17my',
    vietnamese: '76+1 d+1 n+1 1r+1 1j+1 e+1 9c+1 2+1 4+1 q 5fh+2h c2',
    'latin-ext': '74+1c 2+v 3+17 g 3 b 3+1 e+1 k+o a+1 3+1 f+x f+3 3+3 4 y p 1z+1 d 2 k 13 4 5cs+1 1p+1 9+1 j+5 p 2c+7 87 3l 2+1 2+1 2 2 2 4+1 3 4+1 2+1 2e',
  },
  unbounded: {
    latin: 'w+2m y+k 2+21 1e x+1 a0+1 a k 2 14 4 x 5pm+1 4+2 2+2 4 4 j+1 a 2w 3a 33 2 3j 3',
    'cyrillic-ext': '6gk',
    cyrillic: 'ld 73+2n 1d+1 5mt',
    vietnamese: '76+1 d+1 n+1 1r+1 1j+1 e+1 9c+1 2+1 4+1 q 6 5fb+2h c2',
    'latin-ext': '74+1c 2+v 3+19 5+4 4+6 2+b 3+1 4+1 2+d 7+1h 3+14 6+d 4+7 3+j 2+1 2 2 4+2 2+7 2 3 2+1 3 3 5+1 5+1 4+4 2 4 2+1 3 5 a 9+3 4+2 5+3 6+2 k 4+2 x 4 x 578 1q 4 1t+4b 3 2c+7 87 3l 2+1 2 3 2 2 4+1 2+1 3+2 2+1 2au+3 7+3 2+1 o8j+1 2s+2 b+1 h 2+2 4+5',
  },
  syne: {
    latin: 'w+2m y+2n 1e x+1 ab k 2 14 4 5qj+1 4+2 2+2 4 4 j+1 a 2w 3a 33 2 3j 3',
    greek: 'ou 6+6 2 2+j 2+17',
    'latin-ext': '74+7 3+9 3+5 3+5 3+1 3+1 3+2 2+1 3+1 2+f 2+3 3+1 3+7 3+9 3+1 3+g k 3q+3 j 49 m 13 4 5fc+5 31+1 8d',
  },
  orbitron: {
    latin: 'w+1p 2+v y+3 5 7+1 4 2 2 7+g 2+6 2+4 2+g 2+6 2+4 2 1e x+1 ab k 2 18 5qj+1 4+1 3+1 5 4 3q 9y',
  },
  audiowide: {
    latin: 'w+2m y+2n 1e x+1 ab k 2 5rr+1 4+2 2+2 4 4 j+1 a 2w 3a 6o',
    'latin-ext': '74+1c 2+v 3+16 k 2y+3 1k 40 m 5gj+5 31+1 8d',
  },
  michroma: {
    latin: 'w+2m y+c 2+29 1e x+1 ab k 2 14 4 5qj+1 4+2 2+2 4 4 j+1 a 2w 3a 6o',
    'latin-ext': '74+1c 2+v 3+d 3+q b 9 1a+1 3+g e+1 3+5 5+5 3+z 3+1 7+3 5+1 3+1 4 40 m 13 4 5bu+1 7+1 j+1 x+1 l+1 9+1 9+1 l+5 p 2c+1 5+1 87',
  },
  syncopate: {
    latin: 'w+2m y+2n 1e x+1 ab k 2 5rr+1 4+2 2+2 4 4 j+1 a 2w 3a 6o 3',
    'latin-ext': '74+1c 2+v 3+16 k 2y+3 1k 40 m 5gj+5 31+1 8d',
  },
  'zen-dots': {
    latin: 'w+2m y+2n 1e x+1 ab k 2 18 5qj+1 4+2 2+2 4 4 j+1 a 2w 3a 6o 3',
    'latin-ext': 'ac+4 5b 5t 5fc+5 p 2c+1',
  },
  'krona-one': {
    latin: 'w+2m y+2n 1e x+1 ab k 2 5rr+1 4+2 2+2 4 4 j+1 a 2w 3a 6o',
    'latin-ext': '74+1c 2+m 2+7 3+16 k 2y+1 r+1 u 40 m 5d1+1 7+1 j+1 x+1 l+1 9+1 9+1 l+5 31+1 8d',
  },
  'russo-one': {
    latin: 'w+2m y+2n 1e x+1 ab k 2 5rr+1 4+2 2+2 4 4 j+1 36 3a',
    cyrillic: 'sh+b 2+1t 2+b 2+1 1d+1 5mt',
    'latin-ext': '74+7 5+7 3+5 3+1 3+1 4+4 3+2 3+b 2+8 4+1 3+1 3+7 3+7 5+1 3+5 5+6 k 3q+1 4u m 5s3',
  },
  'black-ops-one': {
    latin: 'w+2m y+2n 1e x+1 ab k 2 14 4 5q2 7 2 8+1 4+2 2+2 4 4 c+1 6+1 a 2w 3a 6o 3',
    'cyrillic-ext': '6gk',
    vietnamese: '76+1 d+1 n+1 1r+1 1j+1 e+1 9c+1 2+1 4+1 q 5fh+2h',
    'latin-ext': '74+1c 2+m 2+7 3+16 8 3 5+2 2 5 9+1 e+1 k+e b+2 7+1 3+1 f+x d+5 3+3 4 e c 3 2 3 2 d 10 1n m 13 4 5bv+2 3+1 2+4 3+1 c+2 3+1 9+1 7+1 3+5 2+i 4 3+1 3+b 2+6 7+3 5+5 9+1 3+1 4 7 2c+7 87 3l 3 2+4 3 4 3+1 3+2 2+1 2b4 obi+1',
  },
  'saira-stencil-one': {
    latin: 'w+2m y+2n 1e x+1 a1 a k 2 14 4 5q9 a+1 4+2 2+2 4 4 c+1 6+1 a 2w 3a 6o 3 17my',
    vietnamese: '76+1 d+1 n+1 1r+1 1j+1 e+1 9c+1 2+1 4+1 q 5fh+2h c2',
    'latin-ext': '74+1c 2+v 3+17 g 3 b 3+1 e+1 k+o a+1 3+1 f+x f+3 3+3 4 y p 1z+1 d 2 k 13 4 5cs+1 1p a+1 j+5 p 2c+7 87 3l 2+1 2+1 2 2 2 4+1 3 4+1 2+1 2e',
  },
  'stalinist-one': {
    latin: 'w+2m y+e 2+27 1e x+1 ab m 5rr+1 4+2 2+2 4 4 j+1 36 3a',
    cyrillic: 'sh+b 2+1t 2+b 2+1 1d+1 5mt',
    'latin-ext': '87+2 a+2 2+1 8+4 g 2+3 7+1 n 5+1 k 61a',
  },
  oxanium: {
    latin: 'w+2m y+2n 1e x+1 ab k 2 14 4 5qj+1 4+2 2+2 4 4 j+1 a 2w 3a 6o 3',
    'latin-ext': '74+7 5+7 3+5 3+1 3+1 7+1 3+2 6+1 2+5 3+7 4+1 3+1 3+7 3+7 5+1 3+5 5+6 k 3q+3 s 40 2 k 13 4 5g6 aq 4a 3 2e',
  },
  righteous: {
    latin: 'w+2m y+2n 1e x+1 ab k 2 5rr+1 4+2 2+2 4 4 j+1 a 2w 3a 6o',
    'latin-ext': '74+1c 2+v 3+16 3i+3 1k 40 m 5gj+5 31+1 8d',
  },
  bungee: {
    latin: 'w+2m y+c 2+29 1e x+1 a0+1 a k 2 14 4 5q2 h+1 4+2 2+2 4 4 c+1 6+1 a 2w 3a 33 2 3j 3',
    vietnamese: '76+1 d+1 n+1 1r+1 1j+1 e+1 9c+1 2+1 4+1 q 5fh+2h c2',
    'latin-ext': '74+1c 2+v 3+16 h 3 e+1 e+1 t+f a+1 1d+3 s q 8 8 2l+1 8+5 h 13 4 5c4+3 h+1 3+1 5+1 b+5 7+7 h+9 9+3 h+5 9+1 3+1 4 7 2c+7 87 3l 3 2+1 4 6+1 3 4+1 3 2e',
  },
  'dela-gothic-one': {
    latin: 'w+2m y+2n 1e x+1 a1 a k 2 14 4 5q2 7 2 8+1 4+2 2+2 4 4 c+1 6+1 a 2w 3a 33 2 3j 3 17u0',
    cyrillic: 'ld 73+d 2+26 2 1d+1 5mt',
    greek: 'ok+1 9 6+6 2 2+j 2+18 8',
    vietnamese: '76+1 d+1 n+1 1r+1 1j+1 e+1 9c+1 2+1 4+1 q 5fh+2h',
    'latin-ext': '74+7 3+9 3+5 3+5 3+5 3+2 6+1 2+5 3+7 2+3 3+1 3+7 3+d 3+g k e+1 e+1 t+f 1o+3 1z 8 m f a 3 3 14 m 13 4 54o 4+1 2 3+1 4 9 3+1 4+2 9q+5 p 2c+7 87',
  },
  'pirata-one': {
    latin: 'w+2m y+r 2 2+1s 1e x+1 a1 a k 2 5rr+1 4+2 2+2 4 4 j+1 a 2w 3a 6o 3',
    'latin-ext': '74+1c 2+v 3+16 k 2g+1 h+3 p+3 s y 32 m 5ev+1 1n+5 31+1 5+1 87',
  },
  italiana: {
    latin: 'w+2m z+b 2+29 1e x ac k 2 5rr+1 4+2 2+2 4 4 j+1 a 66',
  },
  yellowtail: {
    latin: 'w+2m y+2n 1e x+1 ab k 2 5rr+1 4+2 2+2 4 4 j+1 a 2w 3a 6o 3',
    'latin-ext': '74+1c 2+v 3+16 k 2y+3 1k 40 m 5gj+5 31+1 8d',
  },
  'space-grotesk': {
    latin: 'w+2m y+2n 1e x+1 a0+1 a k 2 14 4 5q9 2 8+1 4+2 2+2 4 4 c+1 6+1 a 2w 3a 33 2 3j 3',
    vietnamese: '76+1 d+1 n+1 1r+1 1j+1 e+1 9c+1 2+1 4+1 q 5fh+2h c2',
    'latin-ext': '74+1c 2+v 3+18 f 3 e+1 e+1 k+o a+1 3+1 f+x f+3 3+3 4 c e 8 2o+1 4+1 8+5 h 13 4 5c0+1 3+3 5+3 5+1 3+1 3+1 5+1 3+1 7+5 7+7 3+7 7+f 3+3 9+3 5+5 9+1 3+1 4 7 2c+7 87 3l 2+1 2+1 2 2 2 4+1 3 4+1 2+1 2 2c',
  },
  inter: {
    latin: 'w+2m y+c 2+29 1e x+1 a0+1 a k 2 14 4 5q2 7 2 8+1 4+2 2+2 4 4 c+1 6+1 a 2w 3a 33 2 3j 17n1',
    'cyrillic-ext': 'v4+p 7+f 3+b 3+f 3+25 1c 5fp 2mj nts',
    cyrillic: 'ld 73+2n 1d+1 v+1 5lx',
    'greek-ext': '64g+l 3+5 3+11 3+5 3+7 2 2 2 2+u 3+1g 2+e 2+d 3+5 2+i 3+2 2+8',
    greek: 'ok+2 4+5 5+6 2 2+j 2+1g 5+1 j+6 3+1 2+3',
    vietnamese: '76+1 d+1 n+1 1r+1 1j+1 e+1 9c+1 2+1 4+1 q 5fh+2h c2',
    'latin-ext': '74+1c 2+m 2+7 3+33 2+3z 2+11 3+6 2+a 2+i 2+k 3+8 2+5 2+9 6+y 5 4 54o d e 14 4+2 4 2+1 2 4+2 3 7+3 1j 4 r 4 1t+4b 2+2 2b+d 81 3k+b 2+2 2+4 3+2 2+3 2c 295 3 oe8',
  },
  'black-han-sans': {
    latin: 'w+1r 2+t 2h w 65d+1 3+1',
  },
  lalezar: {
    latin: 'w+2m y+9 2+1 2+3 3 2+2 3 4+1s 1e x+1 ab k 2 14 4 5q2 7 a+1 4+2 2+2 4 4 j+1 a 2w 3a 6o',
    arabic: '16p 2 8+1 9 6 4 2+p 6+m 2 8+j 6 5 8 2 9 7 9 3 5 6 b 4 2+3 9 6+2 2 q+9 1c9k 6+2 e+2 2+2 e+2 c 2 2 2+2 2+2 a 6 2+2 2+2 2 2+8 4+1 1n+1 3+2 3+2 4+2 4+2 2+2 b 2 4 c+1 3+1 7+1 4+2 a+2 8 c+a 2+c 2 5+1 2+1 3+5 2+3 6+1 4+1 4+2 a 3 4 l 9+1 7+d 4+3 a+4 4 2+3 4+4 7+3 5+1 2+2 4+4 4+2 c+1 4z 8 2 3q 2 2 2 2+2 2 2+2 2 2+2 2+2 2+2 2+2 2+2 2 2 2 2 2+2 2+2 2+2 2+2 2+2 2+2 2+2 2+2 2+2 2+2 2+2 2+2 2+2 2+2 2+2 2 2 2+a',
    vietnamese: '76+1 d+1 n+1 1r+1 1j+1 e+1 9c+1 2+1 4+1 q 5fh+2h',
    'latin-ext': '74+7 3+9 3+5 3+5 3+5 3+2 6+1 2+5 3+7 2+3 3+1 3+7 3+d 3+g b n+1 e+1 t+f 2+1 7+1 n+1 p+3 e+2 o+1 8 s x 1q m 13 4 5bw+1 7+3 3+1 h+1 9+1 7+1 5+3 5+3 3+3 3+3 f+1 9+5 f+5 d+1 2n+7 87',
  },
  rubik: {
    latin: 'w+2m y+2n 1e x+1 a1 a k 2 14 4 5qj+1 4+2 2+2 4 4 j+1 a 2w 3a 6o 3',
    arabic: '170 f 4 2+p 6+m a+h d 8 i 9 3 5 6 b i 10+9 1c9q+2 y+2 e 4+2 2+2 a 2m+2 4+1 5+1 5+1 3+1 t+1 3+1 7+1 5+1 b+1 k+1 2+4 2+4 3+3 2+2 8+1 2+1 3+1 2+2 2+1 2+2 2t+d 5+3 7+d 5+3 i+1',
    'cyrillic-ext': 'v6+1 7+1 7+3 t+b 3+5 5+1 3+1 7+5 5+2 9+1 3+a 3+3 3+7 5+b x+3 7+1 5fz',
    cyrillic: 'ld 73+2n 1d+1 v+1 5lx',
    hebrew: 'lj+1 iw+c 2 3+1 5 9+q 8+2 59y 175s+c 2+4 2 2+1 2+1 2+5',
    'latin-ext': '74+1c 2+v 3+d 3+r j 2y+3 p+3 s 40 m 13 4 5fc+5 p 2c+1 8d 3u 4 6 4+1 4',
  },
  kanit: {
    latin: 'w+2m y+2n 1e x+1 a0+1 a k 2 14 4 5qj+1 4+2 2+2 4 4 c+1 6+1 a 2w 3a 33 2 3j 3',
    thai: 'lf 1a 24w+1l 5+s',
    vietnamese: '76+1 d+1 n+1 1r+1 1j+1 e+1 9c+1 2+1 4+1 q 5fh+2h c2',
    'latin-ext': '74+1c 2+v 3+16 h 3 e+1 e+1 t+f a+1 j+5 p+3 s q 8 2t+1 8+5 h 13 4 5c4+3 h+1 3+1 5+1 b+5 7+7 h+9 9+3 h+5 9+1 3+1 4 7 2c+7 87 3l 3 2+1 4 6+1 3 4+1 3 2e',
  },
  mukta: {
    latin: 'w+2m y+2n 1e x+1 ab k 2 5rr+1 4+2 2+2 4 4 j+1 a 2w 3a 6o 3',
    devanagari: '1s0+3b 2+6 3td+12 ly+1 4b h 103 pwv',
    'latin-ext': '74+1c 2+5 2+o 3+16 k 2y+3 p+3 4s 2 k 5db+1 n+1 h+5 7+7 h+5 3+1 9+3 h+5 9+1 2r+1 8d 3s h 2i',
  },
  'zcool-qingke-huangyou': {
    latin: 'w+2m y 2+4 2+1 3 3+2 12 w cv k 2 5rr+1 4+2 2+2 4 4 3q 3a 6o',
  },
};
