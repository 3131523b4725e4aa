import { forgetWork, keptWorkOf } from '#site/lib/kept-work.ts';
import { takeKeptOffAddress } from '../shell/kept-address.ts';
import { viewOf } from '../shell/view-address.ts';
import { draftOf } from './brief/read-draft.ts';
import { brief } from './studio.ts';

/**
 * A brief that could not come along as one of the account's first works is not lost: a blank studio begins with it, and so
 * does one that is asked for it.
 */
export function takeBackBrief(): void {
  const isAsked = takeKeptOffAddress();
  const work = keptWorkOf('logo-generator');
  if (!work?.isDeclined) return;
  const isBlank = brief.$draft.get().name.trim() === '' && viewOf(location.search) === null;
  if (!isBlank && !isAsked) return;
  brief.change(draftOf(work.input));
  forgetWork(work.id);
}
