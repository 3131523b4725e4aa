import { readdirSync, readFileSync } from 'node:fs';

/** Linux tells programs a hundred ticks a second, whatever it counts in itself. */
const MS_A_TICK = 10;

export interface ProcessStat {
  name: string;
  parent: number;
  /** Processor time of all its threads, in its own code and in the system's, in milliseconds. */
  ms: number;
}

/** What one line of /proc/<pid>/stat tells. A name may hold spaces and brackets: it ends at the last bracket. */
export function parseStat(line: string): ProcessStat {
  const nameEnds = line.lastIndexOf(')');
  const fields = line.slice(nameEnds + 2).split(' ');
  // Counted from 1 as in proc(5), where the state behind the name is the third.
  const field = (number: number) => Number(fields[number - 3]);
  const stat = {
    name: line.slice(line.indexOf('(') + 1, nameEnds),
    parent: field(4),
    ms: (field(14) + field(15)) * MS_A_TICK,
  };
  if (nameEnds < 0 || Number.isNaN(stat.ms)) throw new Error(`Not a line of /proc/<pid>/stat: ${line}`);
  return stat;
}

/** Processor time that all programs and the system took since it began, in milliseconds, as /proc/stat tells it. */
export function parseMachine(text: string): number {
  const [, user, nice, system, , , irq, softirq] = text.split('\n', 1)[0]?.split(/\s+/).map(Number) ?? [];
  const ms =
    [user, nice, system, irq, softirq].reduce<number>((sum, ticks) => sum + (ticks ?? Number.NaN), 0) *
    MS_A_TICK;
  if (Number.isNaN(ms)) throw new Error(`Not as /proc/stat has it: ${text}`);
  return ms;
}

function readProc(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

function readStat(pid: number): ProcessStat | null {
  const line = readProc(`${pid}/stat`);
  return line === null ? null : parseStat(line);
}

/** Processor time that a process took since it began, in milliseconds; null where the system has no /proc to tell it. */
export const processorTime = (pid: number | null): number | null =>
  pid === null ? null : (readStat(pid)?.ms ?? null);

/** Processor time that was taken by other processes than these, in milliseconds; null where there is no /proc. */
export function othersTime(pids: readonly (number | null)[]): number | null {
  const machine = readProc('stat');
  if (machine === null) return null;
  return pids.reduce<number>((ms, pid) => ms - (processorTime(pid) ?? 0), parseMachine(machine));
}

/** The process of that name which `parent` started; null where there is none, or no /proc to look in. */
export function childNamed(name: string, parent: number): number | null {
  if (readStat(parent) === null) return null;
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const found = pids.find((pid) => {
    const stat = readStat(Number(pid));
    return stat?.name === name && stat.parent === parent;
  });
  return found === undefined ? null : Number(found);
}
