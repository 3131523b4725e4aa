import type { KitDesign } from '#core/brand-kit.ts';
import type { FieldError } from '#core/errors.ts';
import type { GigDate } from '#core/press-kit-page.ts';
import type { LinkState } from '#core/press-kit-writing-schema.ts';
import type { VoiceSettings } from '#core/tools/voice-tag/drop.ts';
import type { PaintedPicture } from './base64-picture.ts';
import type { SpokenAudio } from './spoken-audio.ts';

/** The ports: what the product needs from outside, whoever serves it. Implementations are chosen in index.ts and choose-models.ts. */

export interface Mail {
  to: string;
  /** Where an answer goes, where that is not the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  /** Of a mail that may be sent again: of those with the same key one arrives. */
  key?: string;
  /** Files that go along. */
  attachments?: readonly MadeFile[];
}

export interface Mailer {
  /** Takes the mail over for good. Throws when it could not. */
  send(mail: Mail): Promise<void>;
}

export interface MediaObject {
  body: ReadableStream;
  size: number;
  type: string;
  etag: string;
}

/** A part of a file, in bytes from its beginning. */
export interface ByteRange {
  offset: number;
  length: number;
}

export interface Media {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The object, or the part of it that `range` names; its size is always that of the whole. */
  get(key: string, range?: ByteRange): Promise<MediaObject | null>;
  delete(keys: readonly string[]): Promise<void>;
}

/** Reads files that ship with the product, such as typefaces. */
export interface ShippedFiles {
  /** The bytes at a public path (`/fonts/…`). Throws when there is no such file. */
  read(path: string): Promise<Uint8Array>;
}

/** What a person is told of an engine before they pay for it. */
export interface Engine {
  name: string;
  /** Where what they typed goes, as a sentence. */
  dataGoes: string;
}

/** What a text model is asked: its part, the matter, and the shape of the answer as JSON Schema. */
export interface Question {
  instructions: string;
  subject: string;
  shape: { name: string; schema: Record<string, unknown> };
}

/** What a text model is asked to write: its part, and the matter. */
export interface Conversation {
  instructions: string;
  subject: string;
  /** Tokens that it may write at most. */
  mostTokens: number;
}

/** Answers in words or data. An answer is data from outside: parse it before use; never markup or code to run. */
export interface TextModel {
  engine: Engine;
  /** Throws when there is no answer, or none that is JSON. */
  askForData(question: Question): Promise<unknown>;
  /** What it writes, in pieces as they come, or in one. Throws when there is no answer, or it breaks off. */
  talk(conversation: Conversation): AsyncIterable<string>;
}

/** Paints pictures from words. */
export interface ImageModel {
  engine: Engine;
  /** At most `count` pictures, checked to be PNG, JPEG or WebP by their first bytes. Throws when there is none. */
  paint(request: { prompt: string; count: number }): Promise<PaintedPicture[]>;
}

/** Words to be spoken, and the character to speak them in. */
export interface SpeechRequest {
  text: string;
  voice: VoiceSettings;
}

/** Speaks words. What it sends is sound from outside: it is styled on the device and never trusted. */
export interface SpeechModel {
  engine: Engine;
  /** Longest text that it takes. */
  maxCharacters: number;
  /** Everything that decides the sound of a request, as text: equal texts sound equal. Holds no secret. */
  identify(request: SpeechRequest): string;
  /** MP3 or WAV by its first bytes, 8 MB at most. Throws when there is none. */
  speak(request: SpeechRequest): Promise<SpokenAudio>;
}

/** Says of links whether what they lead to is there. Nothing of what they lead to is loaded. */
export interface Links {
  /** Each link once. Where nobody can be asked, or nobody answers, it is unknown: this never throws. */
  look(links: readonly string[]): Promise<LinkState[]>;
}

/** A file that a generation made. */
export interface MadeFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** What a tool gets to work with. */
export interface ToolPorts {
  shippedFiles: ShippedFiles;
  /** Null where none is configured: our own rules then decide alone. */
  text: TextModel | null;
  image: ImageModel | null;
  /** Null where the voices of the device speak alone. */
  speech: SpeechModel | null;
}

/** A picture of an account, with its bytes. */
export interface AccountPicture {
  type: string;
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** What the account has that its works are made with. */
export interface AccountAssets {
  /**
   * Its brand kit, or null, and its pictures of these ids; an id that is none of its own is missing. Those of `beside` go
   * along without being read: `known` says what each id is that is its own, and all of them are kept as long as what is made of
   * them. Throws INVALID_INPUT at `path` where those that are read are larger than `mostBytes` together.
   */
  read(pictures: {
    ids: readonly string[];
    beside: readonly string[];
    mostBytes: number;
    path: string;
  }): Promise<{
    pictures: ReadonlyMap<string, AccountPicture>;
    known: ReadonlyMap<string, Omit<AccountPicture, 'bytes'>>;
    brandKit: KitDesign | null;
    /** Its public gigs that are confirmed, as press kits list them. */
    gigDates: readonly GigDate[];
    /** Where what is made again is published, or null. */
    pageUrl: string | null;
  }>;
}

/** A tool's result maker, and the engine behind it. */
export interface Generator<Input = unknown, Output = unknown, Edits = unknown> {
  /** Why this input cannot be made, known before anything is reserved; null where it can. */
  refusal?(input: Input, ports: ToolPorts): FieldError | null;
  /** The recording of the account's own voice that the input is made from, and where the input names it. */
  takeOf?(input: Input): { id: string; path: string } | null;
  generate: Generate<Input, Output>;
  /**
   * Ends what a device made: looks whether the output fits the files that came, and makes those that the server adds.
   * Throws INVALID_INPUT, with paths under `output`.
   */
  complete?(made: DeviceMade<Input, Output>): MadeFile[];
  engine(ports: ToolPorts): Engine;
  /** Draws what edits show, where edits show anything new. Throws INVALID_INPUT, with paths under `edits`. */
  redraw?(change: Change<Output, Edits>, ports: ToolPorts, assets: AccountAssets): Promise<Redrawn>;
  /** What a save changed, in words; with `part`, what it changed there. Empty where it changed nothing. */
  describe?(save: {
    output: Output;
    before: Edits | null;
    after: Edits | null;
    part?: string | undefined;
  }): string;
  /** What a brand kit takes from a part of the output, as it is now; null where there is no such part. */
  dress?(choice: { output: Output; edits: Edits | null; part: string }): Dress | null;
}

export interface DeviceMade<Input = unknown, Output = unknown> {
  input: Input;
  output: Output;
  title: string;
  /** What was uploaded; `sha256` in hex. */
  files: readonly { name: string; sha256?: string | null }[];
  at: Date;
}

export interface Change<Output = unknown, Edits = unknown> {
  output: Output;
  /** The whole of the edits, by the tool's own schema. */
  edits: Edits;
  /** Whether the generation has a file of that name already. */
  has(name: string): boolean;
}

export interface Redrawn {
  files: MadeFile[];
  /** Names of all files that the edits show, those that were there already too. */
  standing: string[];
}

export interface Dress {
  design: KitDesign;
  /** Draws the files of the kit. Throws INVALID_INPUT. */
  draw(ports: ToolPorts): Promise<MadeFile[]>;
}

/** Makes what a tool sells. Input and output are checked against the tool's schemas around it. */
export type Generate<Input = unknown, Output = unknown> = (
  input: Input,
  ports: ToolPorts,
  assets: AccountAssets,
) => Promise<{ output: Output; files: MadeFile[] }>;
