import { useStore } from '@nanostores/react';
import { Badge } from '#site/ui/Badge.tsx';
import { $sample } from '../state/tracker-call.ts';

/** Where a visitor signs up, and comes back from to a tracker of their own. */
export const SIGN_UP = `/signin?next=${encodeURIComponent('/gig-tracker')}`;

/** Whether what is shown is the sample that visitors see. */
export const useIsSample = (): boolean => useStore($sample) !== null;

/** Marks what is shown as a sample, where it is one. */
export const SampleMark = () => useIsSample() && <Badge kind="sample" />;
