import { showToast } from '#site/lib/toast.store.ts';
import { atStudioRate } from './at-studio-rate.ts';
import { openMicrophone } from './microphone.ts';
import { recorderStore } from './recorder.store.ts';
import { takeIn } from './take-in.ts';

/** The recorder of the page. */
export const recorder = recorderStore({
  open: openMicrophone,
  atStudioRate,
  onRecorded(sound, isClipped) {
    takeIn(sound, null, isClipped).catch(() => {
      showToast({
        tone: 'danger',
        title: 'Not recorded',
        text: 'The recording could not be read. Try again.',
      });
    });
  },
});
