/** The part of a WebAssembly instance that a WASI program is run by. */
export interface Program {
  memory: { readonly buffer: ArrayBuffer };
  start(): void;
}

/** Makes a program from its imports: a fresh memory each time. */
export type Instantiate = (imports: Readonly<Record<string, (...args: never[]) => number>>) => Program;

const BAD_FILE = 8;
/** The folder that the program may open files in, and the first descriptor of those. */
const FOLDER = 3;
const FIRST_FILE = 4;

const DIRECTORY = 3;
const REGULAR_FILE = 4;
const TERMINAL = 2;

/** Thrown through the program where it ends itself. */
class Exit {
  readonly code: number;
  constructor(code: number) {
    this.code = code;
  }
}

/** A file that grows as it is written. */
class Bytes {
  private held = new Uint8Array(1 << 16);
  length = 0;
  at = 0;

  write(bytes: Uint8Array): void {
    const end = this.at + bytes.length;
    if (end > this.held.length) {
      const grown = new Uint8Array(Math.max(end, this.held.length * 2));
      grown.set(this.held);
      this.held = grown;
    }
    this.held.set(bytes, this.at);
    this.at = end;
    this.length = Math.max(this.length, end);
  }

  read(): Uint8Array {
    return this.held.slice(0, this.length);
  }
}

const asciiOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => (character.charCodeAt(0) < 128 ? character.charCodeAt(0) : 63));

const textOf = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

export interface Ran {
  code: number;
  /** What the program wrote to standard output. */
  printed: string;
  /** The last file that it wrote; empty where it wrote none. */
  file: Uint8Array;
}

/**
 * Runs a program by WASI preview 1 with ASCII arguments and nothing else of the world: no clock, no input, no files
 * but the ones it writes, which stay in memory. `prepare` sees its memory before it starts.
 */
export function runProgram(
  instantiate: Instantiate,
  args: readonly string[],
  prepare: (memory: Uint8Array) => void,
): Ran {
  const argv = args.map((arg) => asciiOf(`${arg}\0`));
  const files: Bytes[] = [];
  const printed = new Bytes();
  const errors = new Bytes();
  const view = () => new DataView(program.memory.buffer);
  const bytes = (at: number, length: number) => new Uint8Array(program.memory.buffer, at, length);
  const fileOf = (fd: number) => (fd === 1 ? printed : fd === 2 ? errors : files[fd - FIRST_FILE]);

  const program = instantiate({
    args_sizes_get(count: number, size: number) {
      view().setUint32(count, argv.length, true);
      view().setUint32(
        size,
        argv.reduce((sum, arg) => sum + arg.length, 0),
        true,
      );
      return 0;
    },
    args_get(pointers: number, texts: number) {
      let at = texts;
      for (const [index, arg] of argv.entries()) {
        view().setUint32(pointers + 4 * index, at, true);
        bytes(at, arg.length).set(arg);
        at += arg.length;
      }
      return 0;
    },
    clock_time_get(_clock: number, _precision: bigint, time: number) {
      view().setBigUint64(time, 0n, true);
      return 0;
    },
    fd_close: () => 0,
    fd_fdstat_get(fd: number, stat: number) {
      view().setUint8(stat, fd === FOLDER ? DIRECTORY : fd < FOLDER ? TERMINAL : REGULAR_FILE);
      view().setUint16(stat + 2, 0, true);
      view().setBigUint64(stat + 8, 0xffff_ffff_ffff_ffffn, true);
      view().setBigUint64(stat + 16, 0xffff_ffff_ffff_ffffn, true);
      return 0;
    },
    fd_fdstat_set_flags: () => 0,
    fd_prestat_get(fd: number, stat: number) {
      if (fd !== FOLDER) return BAD_FILE;
      view().setUint8(stat, 0);
      view().setUint32(stat + 4, 1, true);
      return 0;
    },
    fd_prestat_dir_name(_fd: number, path: number, length: number) {
      bytes(path, length).set(asciiOf('/').subarray(0, length));
      return 0;
    },
    fd_read(_fd: number, _vectors: number, _count: number, read: number) {
      view().setUint32(read, 0, true);
      return 0;
    },
    fd_seek(fd: number, offset: bigint, whence: number, position: number) {
      const file = fileOf(fd);
      if (!file || fd < FIRST_FILE) return BAD_FILE;
      file.at = Number(offset) + (whence === 0 ? 0 : whence === 1 ? file.at : file.length);
      view().setBigUint64(position, BigInt(file.at), true);
      return 0;
    },
    fd_write(fd: number, vectors: number, count: number, written: number) {
      const file = fileOf(fd);
      if (!file) return BAD_FILE;
      let total = 0;
      for (let index = 0; index < count; index++) {
        const length = view().getUint32(vectors + 8 * index + 4, true);
        file.write(bytes(view().getUint32(vectors + 8 * index, true), length));
        total += length;
      }
      view().setUint32(written, total, true);
      return 0;
    },
    path_open(...given: never[]) {
      const [opened = 0] = given.slice(8);
      files.push(new Bytes());
      view().setUint32(opened, FIRST_FILE + files.length - 1, true);
      return 0;
    },
    proc_exit(code: number): number {
      throw new Exit(code);
    },
  });

  prepare(new Uint8Array(program.memory.buffer));
  let code = 0;
  try {
    program.start();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    code = error.code;
  }
  return { code, printed: textOf(printed.read()), file: files.at(-1)?.read() ?? new Uint8Array() };
}
