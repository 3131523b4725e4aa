// biome-ignore-all format: written by scripts/logo-fonts.ts from the installed packages, 3540615133aa92ab
import type { FaceFamily } from './font-catalogue.ts';

export interface FontLicence {
  licence: 'OFL 1.1' | 'Apache 2.0';
  /** The first copyright line of its licence: who made it. */
  copyright: string;
  /** Of the package that its files come from. */
  version: string;
}

export const FONT_LICENCES: Readonly<Record<FaceFamily, FontLicence>> = {
  anton: { licence: 'OFL 1.1', copyright: 'Copyright 2020 The Anton Project Authors (https://github.com/googlefonts/AntonFont.git)', version: '5.3.0' },
  'bebas-neue': { licence: 'OFL 1.1', copyright: 'Copyright 2019 The Bebas Neue Project Authors (https://github.com/dharmatype/Bebas-Neue)', version: '5.3.0' },
  'league-gothic': { licence: 'OFL 1.1', copyright: 'Copyright 2020 The League Gothic Project Authors (https://github.com/theleagueof/league-gothic)', version: '5.3.0' },
  archivo: { licence: 'OFL 1.1', copyright: 'Copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)', version: '5.3.0' },
  unbounded: { licence: 'OFL 1.1', copyright: 'Copyright 2022 The Unbounded Project Authors (https://github.com/googlefonts/unbounded)', version: '5.3.0' },
  syne: { licence: 'OFL 1.1', copyright: 'Copyright 2019 The Syne Project Authors (https://gitlab.com/bonjour-monde/fonderie/syne-typeface)', version: '5.3.0' },
  orbitron: { licence: 'OFL 1.1', copyright: 'Copyright 2018 The Orbitron Project Authors (https://github.com/theleagueof/orbitron)', version: '5.3.0' },
  audiowide: { licence: 'OFL 1.1', copyright: 'Copyright (c) 2012 by Brian J. Bonislawsky DBA Astigmatic (AOETI) (astigma@astigmatic.com), with Reserved Font Name "Audiowide"', version: '5.3.0' },
  michroma: { licence: 'OFL 1.1', copyright: 'Copyright 2011 The Michroma Project Authors (https://github.com/googlefonts/Michroma-font)', version: '5.3.0' },
  syncopate: { licence: 'Apache 2.0', copyright: 'Copyright (c) 2010 by Brian J. Bonislawsky DBA Astigmatic (AOETI). All rights reserved.', version: '5.3.0' },
  'zen-dots': { licence: 'OFL 1.1', copyright: 'Copyright 2021 The Dots Project Authors (https://github.com/googlefonts/zen-dots)', version: '5.3.0' },
  'krona-one': { licence: 'OFL 1.1', copyright: 'Copyright (c) 2011, Sorkin Type Co (www.sorkintype.com) with Reserved Font Name "Krona".', version: '5.3.0' },
  'russo-one': { licence: 'OFL 1.1', copyright: 'Copyright (c) 2011-2012, Jovanny Lemonad (lemonad@jovanny.ru), with Reserved Font Name "Russo"', version: '5.3.0' },
  'black-ops-one': { licence: 'OFL 1.1', copyright: 'Copyright 2022 The PinyonScript Project Authors (https://github.com/SorkinType/Black-Ops)', version: '5.3.0' },
  'saira-stencil-one': { licence: 'OFL 1.1', copyright: 'Copyright 2019 The Saira Stencil Project Authors (https://github.com/Omnibus-Type/Saira)', version: '5.3.0' },
  'stalinist-one': { licence: 'OFL 1.1', copyright: 'Copyright (c) 2009-2011, Alexey Maslov, Jovanny Lemonad (lemonad@jovanny.ru), with Reserved Font Name \'Stalinist\'', version: '5.1.1' },
  oxanium: { licence: 'OFL 1.1', copyright: 'Copyright 2019 The Oxanium Project Authors (https://github.com/sevmeyer/oxanium)', version: '5.3.0' },
  righteous: { licence: 'OFL 1.1', copyright: 'Copyright (c) 2011 by Brian J. Bonislawsky DBA Astigmatic (AOETI) (astigma@astigmatic.com), with Reserved Font Name "Righteous"', version: '5.3.0' },
  bungee: { licence: 'OFL 1.1', copyright: 'Copyright 2023 The Bungee Project Authors (https://github.com/djrrb/Bungee)', version: '5.3.0' },
  'dela-gothic-one': { licence: 'OFL 1.1', copyright: 'Copyright 2020 The Dela Gothic Project Authors (https://github.com/syakuzen/DelaGothic)', version: '5.3.0' },
  'pirata-one': { licence: 'OFL 1.1', copyright: 'Copyright (c) 2012, Rodrigo Fuenzalida (hello@rfuenzalida.com), Nicolas Massi (www.taip.com.ar / abc.taip.com.ar / nmassi@gmail.com), with Reserved Font Name \'Pirata\'', version: '5.3.0' },
  italiana: { licence: 'OFL 1.1', copyright: 'Copyright (c) 2011 by Santiago Orozco (hi@typemade.mx) with reserved name Italiana', version: '5.3.0' },
  yellowtail: { licence: 'Apache 2.0', copyright: 'Copyright (c) 2011 by Brian J. Bonislawsky DBA Astigmatic (AOETI). All rights reserved.', version: '5.3.0' },
  'space-grotesk': { licence: 'OFL 1.1', copyright: 'Copyright 2020 The Space Grotesk Project Authors (https://github.com/floriankarsten/space-grotesk)', version: '5.3.0' },
  inter: { licence: 'OFL 1.1', copyright: 'Copyright 2016 The Inter Project Authors (https://github.com/rsms/inter)', version: '5.3.0' },
  'black-han-sans': { licence: 'OFL 1.1', copyright: 'Copyright 2015 The Black Han Sans Project Authors (https://github.com/zesstype/Black-Han-Sans)', version: '5.3.0' },
  lalezar: { licence: 'OFL 1.1', copyright: 'Copyright 2015 The Lalezar Project Authors (https://github.com/BornaIz/Lalezar)', version: '5.3.0' },
  rubik: { licence: 'OFL 1.1', copyright: 'Copyright 2015 The Rubik Project Authors (https://github.com/googlefonts/rubik)', version: '5.3.0' },
  kanit: { licence: 'OFL 1.1', copyright: 'Copyright 2020 The Kanit Project Authors (https://github.com/cadsondemak/kanit)', version: '5.3.0' },
  mukta: { licence: 'OFL 1.1', copyright: 'Copyright (c) 2014, Girish Dalvi, Ek Type. All rights reserved.', version: '5.3.0' },
  'zcool-qingke-huangyou': { licence: 'OFL 1.1', copyright: 'Copyright 2018 The ZCOOL QingKe HuangYou Project Authors (https://www.github.com/googlefonts/zcool-qingke-huangyou)', version: '5.3.0' },
  'noto-emoji': { licence: 'OFL 1.1', copyright: 'Copyright 2013 Google LLC', version: '5.3.0' },
};
