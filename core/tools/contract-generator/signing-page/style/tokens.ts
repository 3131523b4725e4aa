/** Values of the look (site/styles/tokens.css) that this page uses; its test holds them to those. */
export const DARK = {
  page: '#0b0c0d',
  surface: '#131517',
  raised: '#1c1f22',
  field: '#060708',
  line: '#2b2f33',
  'line-strong': '#6a7178',
  text: '#eef0ee',
  muted: '#a6adb2',
  signal: '#ffa21a',
  'signal-ink': '#1b0f00',
  'signal-text': '#ffa21a',
  'signal-wash': '#ffa21a1a',
  focus: '#ffa21a',
  ok: '#45d18b',
  warn: '#f2dc4e',
  danger: '#ff7468',
  'danger-wash': '#ff74681f',
  'viz-2': '#63b3f2',
} as const;

export const LIGHT: Readonly<Record<keyof typeof DARK, string>> = {
  page: '#e4e6e3',
  surface: '#f2f3f1',
  raised: '#ffffff',
  field: '#ffffff',
  line: '#c2c6c1',
  'line-strong': '#747a76',
  text: '#111315',
  muted: '#484e52',
  signal: '#ff9e14',
  'signal-ink': '#1b0f00',
  'signal-text': '#8a4500',
  'signal-wash': '#ff9e1433',
  focus: '#8a4500',
  ok: '#0a6440',
  warn: '#665200',
  danger: '#a8201a',
  'danger-wash': '#a8201a1a',
  'viz-2': '#1668a8',
};

const listed = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Colours of what lies on white paper, whatever the setting of the system. */
export const ON_PAPER = `color-scheme:light;${listed(LIGHT)}`;

/** Colours by the setting of the system, and what is the same in both. */
export const TOKEN_RULES = `:root{color-scheme:dark;${listed(DARK)};--sans:"Archivo Variable","Archivo Fallback","Helvetica Neue",Arial,sans-serif;--wide:120%;--panel:110%;--data:82%;--small:.875rem;--label:.8125rem;--micro:.75rem;--r:4px;--gutter:clamp(16px,2.8vw,40px)}@media (prefers-color-scheme:light){:root{color-scheme:light;${listed(LIGHT)}}}`;
