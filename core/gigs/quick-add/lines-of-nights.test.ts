import { expect, it } from 'vitest';
import { AT_HOME, casesOf, outcomeOf } from '../../../tests/support/quick-lines.ts';

it.each(
  casesOf(`
Fri 1 Jan Nachtwerk Köln 12:00-16:00 1100
2027-01-01T12:00 to 2027-01-01T16:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 110000 EUR | lead
Fri 1 Jan 2027 | 12:00–16:00 | Nachtwerk, Köln (known) | €1,100 (EUR assumed) | Berlin (as yours) | Lead

Sat 13 Mar Halle 14 23-2 950 confirmed
2027-03-13T23:00 to 2027-03-14T02:00 | Europe/Berlin | Halle 14 | ven_halle14 | 95000 EUR | confirmed
Sat 13 Mar 2027 | 23:00–02:00 | Halle 14, Leipzig (known) | €950 (EUR assumed) | Berlin (as yours) | Confirmed

Sat 28 Nov Club Zuraw 01:00-04:00 1350 EUR
2026-11-29T01:00 to 2026-11-29T04:00 | Europe/Warsaw | Club Żuraw | ven_zuraw | 135000 EUR | lead
Sat 28 Nov 2026 | 01:00–04:00 (early Sun 29 Nov) | Club Żuraw, Gdańsk (known) | €1,350 | Warsaw (same time as yours) | Lead

Sat 14 March 2027 Nachtwerk
2027-03-14 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Sun 14 Mar 2027 (14 Mar 2027 is a Sunday) | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

14/3/27 Fabric London 11pm-2am £1,200
2027-03-14T23:00 to 2027-03-15T02:00 | Europe/London | Fabric | ven_fabric | 120000 GBP | lead
Sun 14 Mar 2027 | 23:00–02:00 | Fabric, London (known) | £1,200 | London (1 h behind yours) | Lead

2027-03-14 Fabric 23:00
2027-03-14T23:00 | Europe/London | Fabric | ven_fabric | no sum | lead
Sun 14 Mar 2027 | 23:00 | Fabric, London (known) | London (1 h behind yours) | Lead

2027-03-14T23:00 Nachtwerk
2027-03-14T23:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Sun 14 Mar 2027 | 23:00 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

14-03-2027 23:00 - 02:00 Nachtwerk
2027-03-14T23:00 to 2027-03-15T02:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Sun 14 Mar 2027 | 23:00–02:00 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

Mar 14 Berghain Berlin 10-2 1.2k
2027-03-14T22:00 to 2027-03-15T02:00 | Europe/Berlin | Berghain | Berghain in Berlin | 120000 EUR | lead
Sun 14 Mar 2027 | 22:00–02:00 (pm assumed) | Berghain, Berlin (new) | €1,200 (EUR assumed) | Berlin (as yours) | Lead

March 14th, 2027, Nachtwerk, 9:30pm to 1am
2027-03-14T21:30 to 2027-03-15T01:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Sun 14 Mar 2027 | 21:30–01:00 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

14th of March, Nachtwerk, 3 hours from 9pm, 600 quid
2027-03-14T21:00 to 2027-03-15T00:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 60000 GBP | lead
Sun 14 Mar 2027 | 21:00–00:00 | Nachtwerk, Köln (known) | £600 | Berlin (as yours) | Lead

tomorrow Paradox 800
2026-11-27 | Europe/Berlin | Paradox | ven_paradox | 80000 EUR | lead
Fri 27 Nov 2026 | Paradox, Berlin (known, not the one in Wien) | €800 (EUR assumed) | Berlin (as yours) | Lead

tonight 8-11 Paradox
2026-11-26T20:00 to 2026-11-26T23:00 | Europe/Berlin | Paradox | ven_paradox | no sum | lead
Thu 26 Nov 2026 | 20:00–23:00 (pm assumed) | Paradox, Berlin (known, not the one in Wien) | Berlin (as yours) | Lead

day after tomorrow Nachtwerk
2026-11-28 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Sat 28 Nov 2026 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

next Friday Nachtwerk 23h-02h
2026-12-04T23:00 to 2026-12-05T02:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Fri 4 Dec 2026 (not 27 Nov 2026) | 23:00–02:00 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

Fri Nachtwerk from 23:00 for 3h
2026-11-27T23:00 to 2026-11-28T02:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Fri 27 Nov 2026 | 23:00–02:00 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

the 14th Nachtwerk 12-4
2026-12-15T00:00 to 2026-12-15T04:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Mon 14 Dec 2026 | 00:00–04:00 (midnight assumed, early Tue 15 Dec) | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

Sat 12th Nachtwerk
2026-12-12 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Sat 12 Dec 2026 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

7 Dec (Mon) Nachtwerk 2300-0200
2026-12-07T23:00 to 2026-12-08T02:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Mon 7 Dec 2026 | 23:00–02:00 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

NYE Paradox Hamburg 23-5 3k
2026-12-31T23:00 to 2027-01-01T05:00 | Europe/Berlin | Paradox | Paradox in Hamburg | 300000 EUR | lead
Thu 31 Dec 2026 | 23:00–05:00 | Paradox, Hamburg (new) | €3,000 (EUR assumed) | Berlin (as yours) | Lead

Paradox Vienna 5 Dec
2026-12-05 | Europe/Vienna | Paradox | ven_paradox_at | no sum | lead
Sat 5 Dec 2026 | Paradox, Wien (known) | Vienna (same time as yours) | Lead

29 Feb Nachtwerk
2028-02-29 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Tue 29 Feb 2028 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

5 Dec 2000 Nachtwerk
2026-12-05 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 200000 EUR | lead
Sat 5 Dec 2026 | Nachtwerk, Köln (known) | €2,000 (EUR assumed) | Berlin (as yours) | Lead

5 Dec 2025 Nachtwerk 500 paid
2025-12-05 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 50000 EUR | paid
Fri 5 Dec 2025 (in the past) | Nachtwerk, Köln (known) | €500 (EUR assumed) | Berlin (as yours) | Paid

1 Jan Studio 54 New York 11pm-3am $2,500
2027-01-01T23:00 to 2027-01-02T03:00 | America/New_York | Studio 54 | Studio 54 in New York | 250000 USD | lead
Fri 1 Jan 2027 | 23:00–03:00 | Studio 54, New York (new) | $2,500 | New York (6 h behind yours) | Lead

5 Dec Studio 54
2026-12-05 | Europe/Berlin | Studio 54 | Studio 54 in ? | no sum | lead
Sat 5 Dec 2026 | Studio 54 (new) | Berlin (as yours) | Lead

club 1200 fri 5 feb 23-2
2027-02-05T23:00 to 2027-02-06T02:00 | Europe/Berlin | Club 1200 | ven_club1200 | no sum | lead
Fri 5 Feb 2027 | 23:00–02:00 | Club 1200 (known) | Berlin (as yours) | Lead

Club 1200 fri 5 feb 23-2 700
2027-02-05T23:00 to 2027-02-06T02:00 | Europe/Berlin | Club 1200 | ven_club1200 | 70000 EUR | lead
Fri 5 Feb 2027 | 23:00–02:00 | Club 1200 (known) | €700 (EUR assumed) | Berlin (as yours) | Lead

Halle 14 14 Mar 1200
2027-03-14 | Europe/Berlin | Halle 14 | ven_halle14 | 120000 EUR | lead
Sun 14 Mar 2027 | Halle 14, Leipzig (known) | €1,200 (EUR assumed) | Berlin (as yours) | Lead

Halle 14 Mar 23-2 1200
2027-03-14T23:00 to 2027-03-15T02:00 | Europe/Berlin | Halle | nowhere | 120000 EUR | lead
Sun 14 Mar 2027 | 23:00–02:00 | Halle (city only) | €1,200 (EUR assumed) | Berlin (as yours) | Lead
`),
)('“%s”: the night, the time and the place', (line, outcome) => {
  expect(outcomeOf(line, AT_HOME)).toBe(outcome);
});
