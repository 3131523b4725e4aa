/** What runs beside the audio thread knows no DOM; TypeScript has no library for it. */
declare const registerProcessor: (name: string, processor: new () => Processor) => void;
declare const AudioWorkletProcessor: new () => { readonly port: MessagePort };
declare const currentTime: number;

interface Processor {
  process(inputs: readonly (readonly Float32Array[])[]): boolean;
}

/** One message each 2,048 samples: often enough for a meter, seldom enough for the page. */
const BLOCK = 2048;

/** Hands on what the microphone hears, sample by sample, with the time of each block's first one. */
class Capture extends AudioWorkletProcessor implements Processor {
  private block = new Float32Array(BLOCK);
  private filled = 0;
  private begins = 0;

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const channel = input?.[0];
    if (!channel) return true;
    for (let at = 0; at < channel.length; at++) {
      if (this.filled === 0) this.begins = currentTime;
      this.block[this.filled++] = channel[at] ?? 0;
      if (this.filled === BLOCK) this.hand();
    }
    return true;
  }

  private hand(): void {
    const { block, begins } = this;
    this.port.postMessage({ block, begins }, [block.buffer]);
    this.block = new Float32Array(BLOCK);
    this.filled = 0;
  }
}

registerProcessor('capture', Capture);
