import captureUrl from './capture.worklet.ts?worker&url';

/** Some 46 ms of what is heard. `begins` in seconds of the microphone's clock. */
export interface Heard {
  block: Float32Array<ArrayBuffer>;
  begins: number;
}

export interface Microphone {
  sampleRate: number;
  /** Seconds since it was opened. */
  now(): number;
  /** A click at a time of its clock: low, or high on the first beat. */
  click(at: number, isFirst: boolean): void;
  close(): void;
}

const NATURAL: MediaTrackConstraints = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
  channelCount: 1,
};

/** Opens the microphone as it is, without what calls put over a voice. Throws the error of the browser. */
export async function openMicrophone(
  onHeard: (heard: Heard) => void,
  onEnded: () => void,
): Promise<Microphone> {
  if (!isSecureContext || !navigator.mediaDevices) throw new DOMException('', 'InsecureContext');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: NATURAL });
  const context = new AudioContext();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  try {
    await context.audioWorklet.addModule(captureUrl);
    await context.resume();
  } catch (error) {
    close();
    throw error;
  }
  const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 });
  capture.port.onmessage = ({ data }: MessageEvent<Heard>) => onHeard(data);
  context.createMediaStreamSource(stream).connect(capture);
  stream.getAudioTracks()[0]?.addEventListener('ended', onEnded);
  return {
    sampleRate: context.sampleRate,
    now: () => context.currentTime,
    click: (at, isFirst) => click(context, at, isFirst),
    close,
  };
}

function click(context: AudioContext, at: number, isFirst: boolean): void {
  const tone = new OscillatorNode(context, { frequency: isFirst ? 1600 : 1100 });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.4, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.05);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.06);
}
