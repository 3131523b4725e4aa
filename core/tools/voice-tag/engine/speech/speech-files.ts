import type { SpeakerId } from '../../styles.ts';

export type SpeechFile = 'engine.wasm' | `${SpeakerId}.bin` | 'mp3.wasm';

interface Pinned {
  bytes: number;
  sha256: string;
}

/** What the device needs to speak and to write MP3, to the byte: the build refuses to serve anything else. */
export const SPEECH_FILES: Readonly<Record<SpeechFile, Pinned>> = {
  'engine.wasm': {
    bytes: 1_458_702,
    sha256: 'e181219c73cddacef5b2dd3159bb3a17a70766e75c23a77cb906d268da5655bf',
  },
  'rms.bin': {
    bytes: 2_989_948,
    sha256: '51a0baa329ea8767837439237c33d4fdb290643eb8d1b76b306954ac1765d825',
  },
  'awb.bin': {
    bytes: 2_538_432,
    sha256: '3ccbd339136055614ba9f63ff33ec5ec19a876f9f5f81dd0291df655716ab542',
  },
  'slt.bin': {
    bytes: 2_553_248,
    sha256: '84197b16cd878e1a92d80adc3633ffb94150d621ff13200c2055c05dac21886e',
  },
  'mp3.wasm': {
    bytes: 132_999,
    sha256: '85e81719250b9a667b1258143f689dda70e3e57a7e7c29ab0b4cef65c8f6eb9a',
  },
};

/** Served unchanged for a year: a file that changes gets a new path with its new fingerprint above. */
export const SPEECH_PATH = '/speech/flite-f975276f-lame-0.7.0';

/** Where the site serves a file. */
export const speechFileUrl = (name: SpeechFile): string => `${SPEECH_PATH}/${name}`;
