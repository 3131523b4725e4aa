/** A range of the program's memory that is taken out of the file. */
export interface Cut {
  name: string;
  start: number;
  end: number;
}

export interface Split {
  /** The program without its debug information and without what was cut. */
  engine: Uint8Array;
  cuts: Map<string, Uint8Array>;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const CUSTOM = 0;
const DATA = 11;
const I32_CONST = 0x41;
const END = 0x0b;

/** Reads the binary format of WebAssembly from the front. */
class Reader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  /** LEB128, unsigned. The addresses here are below 2^31, so signed ones read the same but for the last byte. */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }

  take(length: number): Uint8Array {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return [...bytes, rest];
}

/** Signed LEB128 of a positive number: the last byte keeps its sign bit clear. */
function positive(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 63; rest >>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}

/** The pieces of a data segment that lie outside the cuts; what lies inside goes to `taken`. */
function piecesOf(start: number, data: Uint8Array, cuts: readonly Cut[], taken: Map<string, Uint8Array>) {
  const pieces: [start: number, data: Uint8Array][] = [];
  let at = start;
  for (const cut of cuts) {
    if (cut.start < start || cut.end > start + data.length) continue;
    if (cut.start > at) pieces.push([at, data.subarray(at - start, cut.start - start)]);
    taken.set(cut.name, data.slice(cut.start - start, cut.end - start));
    at = cut.end;
  }
  if (at < start + data.length) pieces.push([at, data.subarray(at - start)]);
  return pieces;
}

function dataSection(body: Uint8Array, cuts: readonly Cut[], taken: Map<string, Uint8Array>): Uint8Array {
  const reader = new Reader(body);
  const pieces: [start: number, data: Uint8Array][] = [];
  for (let count = reader.number(); count > 0; count--) {
    const [flags, opcode] = [reader.number(), reader.byte()];
    const start = reader.number();
    const end = reader.byte();
    if (flags !== 0 || opcode !== I32_CONST || end !== END) throw new Error('A data segment of another kind');
    pieces.push(...piecesOf(start, reader.take(reader.number()), cuts, taken));
  }
  const written = pieces.flatMap(([start, data]) => [
    Uint8Array.from([0, I32_CONST, ...positive(start), END, ...unsigned(data.length)]),
    data,
  ]);
  return joined([Uint8Array.from(unsigned(pieces.length)), ...written]);
}

/** Takes ranges of memory out of the data of a WebAssembly file, and drops its custom sections. */
export function splitWasm(wasm: Uint8Array, cuts: readonly Cut[]): Split {
  const inOrder = [...cuts].sort((a, b) => a.start - b.start);
  const taken = new Map<string, Uint8Array>();
  const reader = new Reader(wasm, 8);
  const sections = [wasm.subarray(0, 8)];
  while (!reader.done) {
    const id = reader.byte();
    const body = reader.take(reader.number());
    if (id === CUSTOM) continue;
    const kept = id === DATA ? dataSection(body, inOrder, taken) : body;
    sections.push(Uint8Array.from([id, ...unsigned(kept.length)]), kept);
  }
  for (const { name } of cuts) if (!taken.has(name)) throw new Error(`No data segment holds ${name}`);
  return { engine: joined(sections), cuts: taken };
}
