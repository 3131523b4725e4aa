import { pagePreview } from '../../shell/document/preview/page-preview.store.ts';
import type { PreviewAsk, PreviewPages } from './messages.ts';

/** The contract as it will be printed. */
export const contractPreview = pagePreview<PreviewAsk, PreviewPages>(
  () => new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' }),
);
