type Parts = Intl.DateTimeFormatOptions;

/** How the plan page writes days and times. In the clock of the reader, where no zone is given. */
export interface PlanDays {
  /** `24 Nov`, and with its year where that is another. */
  day: (iso: string) => string;
  /** `Tuesday 24 Nov`. */
  weekday: (iso: string) => string;
  /** `Tuesday 24 Nov, 21:12`. */
  moment: (iso: string) => string;
}

export function planDays(now: Date, timeZone?: string): PlanDays {
  const words = (at: Date, parts: Parts) =>
    new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(at);
  const yearOf = (at: Date) => words(at, { year: 'numeric' });
  const day = (iso: string) => {
    const at = new Date(iso);
    const year = yearOf(at) === yearOf(now) ? {} : ({ year: 'numeric' } as const);
    return words(at, { day: 'numeric', month: 'short', ...year });
  };
  const weekday = (iso: string) => `${words(new Date(iso), { weekday: 'long' })} ${day(iso)}`;
  const time = (iso: string) => words(new Date(iso), { hour: '2-digit', minute: '2-digit' });
  return { day, weekday, moment: (iso) => `${weekday(iso)}, ${time(iso)}` };
}
