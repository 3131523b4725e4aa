import { pagePreview } from '../../shell/document/preview/page-preview.store.ts';
import type { PreviewAsk, PreviewPages } from './messages.ts';

/** The kit as it will be printed. */
export const kitPreview = pagePreview<PreviewAsk, PreviewPages>(
  () => new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' }),
);
