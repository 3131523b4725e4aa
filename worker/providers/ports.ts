import type { FieldError } from '#core/errors.ts';
import type { LogoBrief } from '#core/tools/logo-generator/brief.ts';
import type { FaceSet } from '#core/tools/logo-generator/engine/faces.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';

/** The ports: what the product needs from outside, whoever serves it. Implementations are chosen in deps.ts. */

export interface Mail {
  to: string;
  subject: string;
  text: string;
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

export interface Media {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  get(key: string): Promise<MediaObject | null>;
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

/** Thinks up pictures. A proposal is data that our own engine draws, never markup. */
export interface ImageModel {
  engine: Engine;
  proposeLogos(brief: LogoBrief, faces: FaceSet, count: number): Promise<LogoSpec[]>;
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
  image: ImageModel;
}

/** A tool's result maker, and the engine behind it. */
export interface Generator<Input = unknown, Output = unknown> {
  /** Why this input cannot be made, known before anything is reserved; null where it can. */
  refusal?(input: Input): FieldError | null;
  generate: Generate<Input, Output>;
  engine(ports: ToolPorts): Engine;
}

/** Makes what a tool sells. Input and output are checked against the tool's schemas around it. */
export type Generate<Input = unknown, Output = unknown> = (
  input: Input,
  ports: ToolPorts,
) => Promise<{ output: Output; files: MadeFile[] }>;
