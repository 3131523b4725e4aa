/** What is on its way: which file, and how many of them are there. */
export interface UploadProgress {
  name: string;
  done: number;
  of: number;
}

interface QueueParts {
  /** Uploads a file. Answers why that failed. */
  send(file: File): Promise<string | null>;
  /** Null once nothing is on its way. */
  onProgress(progress: UploadProgress | null): void;
  /** All that was refused since the first of those that are on their way. */
  onRefused(reasons: readonly string[]): void;
}

/** Files one after another. Those that are added while others are on their way follow them. */
export class UploadQueue {
  private readonly parts: QueueParts;
  private files: File[] = [];
  private refused: string[] = [];
  private done = 0;
  /** Files that were taken, of those that are on their way. */
  private taken = 0;

  constructor(parts: QueueParts) {
    this.parts = parts;
  }

  /** Takes as many as there is `room` for beside those that are on their way, and says `full` where there are more. */
  add(files: readonly File[], room: number, full: string): void {
    if (files.length === 0) return;
    const isRunning = this.taken > 0;
    if (!isRunning) this.refused = [];
    const fitting = files.slice(0, Math.max(0, room - (this.taken - this.done)));
    if (fitting.length < files.length) this.refused.push(full);
    this.tell();
    this.files.push(...fitting);
    this.taken += fitting.length;
    if (!isRunning && fitting.length > 0) void this.run();
  }

  private async run(): Promise<void> {
    for (let file = this.files.shift(); file; file = this.files.shift()) {
      this.parts.onProgress({ name: file.name, done: this.done, of: this.taken });
      const reason = await this.parts.send(file);
      if (reason) this.refused.push(reason);
      this.done += 1;
    }
    this.done = 0;
    this.taken = 0;
    this.tell();
    this.parts.onProgress(null);
  }

  private tell(): void {
    this.parts.onRefused([...new Set(this.refused)]);
  }
}
