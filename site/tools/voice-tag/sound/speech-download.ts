/** Told how much of a file has come, from 0 to 1. */
export type OnShare = (share: number) => void;

/** A file could not be had. The message is for people. */
export class SpeechLoadError extends Error {
  override name = 'SpeechLoadError';

  constructor() {
    super('The voice could not be loaded. Check your connection and try again');
  }
}

export interface Download {
  /** The file, loaded once however many ask. Throws SpeechLoadError, or the reason of the signal. */
  get(onShare: OnShare, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
}

/** A download that others may wait for, and that ends when nobody waits any more. A failed one starts anew. */
export function sharedDownload(url: string, bytes: number, load: typeof fetch = fetch): Download {
  interface UnderWay {
    file: Promise<Uint8Array<ArrayBuffer>>;
    waiting: Set<OnShare>;
    abort: AbortController;
    share: number;
  }
  let underWay: UnderWay | null = null;
  /** What came and was not the file may have been kept: the next one comes from the server. */
  let cache: RequestCache = 'default';

  async function read(reply: Response, tell: OnShare): Promise<Uint8Array<ArrayBuffer>> {
    const file = new Uint8Array(bytes);
    let length = 0;
    const reader = reply.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      // A page that answers in the file's place has another length.
      if (length + part.value.length > bytes) throw new SpeechLoadError();
      file.set(part.value, length);
      length += part.value.length;
      tell(length / bytes);
    }
    if (!reply.ok || length !== bytes) throw new SpeechLoadError();
    return file;
  }

  function start(): UnderWay {
    const abort = new AbortController();
    const waiting = new Set<OnShare>();
    const begun: UnderWay = { abort, waiting, share: 0, file: Promise.resolve(new Uint8Array(0)) };
    const tell: OnShare = (share) => {
      begun.share = share;
      for (const onShare of waiting) onShare(share);
    };
    begun.file = load(url, { signal: abort.signal, cache })
      .then((reply) => read(reply, tell))
      .catch((error: unknown) => {
        if (error instanceof SpeechLoadError) cache = 'reload';
        if (underWay === begun) underWay = null;
        throw new SpeechLoadError();
      });
    return begun;
  }

  return {
    get(onShare, signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      underWay ??= start();
      const joined = underWay;
      joined.waiting.add(onShare);
      if (joined.share < 1) onShare(joined.share);
      return new Promise((resolve, reject) => {
        function leave(): void {
          joined.waiting.delete(onShare);
          signal.removeEventListener('abort', giveUp);
        }
        function giveUp(): void {
          leave();
          reject(signal.reason);
          if (joined.waiting.size > 0 || joined.share >= 1) return;
          if (underWay === joined) underWay = null;
          joined.abort.abort();
        }
        signal.addEventListener('abort', giveUp);
        joined.file.then(resolve, reject).finally(leave);
      });
    },
  };
}
