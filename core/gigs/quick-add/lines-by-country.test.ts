import { expect, it } from 'vitest';
import { AT_HOME, casesOf, outcomeOf } from '../../../tests/support/quick-lines.ts';
import type { QuickContext } from './quick-context.ts';

const IN_NEW_YORK: QuickContext = { ...AT_HOME, homeZone: 'America/New_York', currency: 'USD' };

it.each(
  casesOf(`
14.3. Nachtwerk 23:00–02:00 1.200,50 €
2027-03-14T23:00 to 2027-03-15T02:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 120050 EUR | lead
Sun 14 Mar 2027 | 23:00–02:00 | Nachtwerk, Köln (known) | €1,200.50 | Berlin (as yours) | Lead

14.03.27 Nachtwerk
2027-03-14 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Sun 14 Mar 2027 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

14. 3. 2027 Nachtwerk 22.30-02.00
2027-03-14T22:30 to 2027-03-15T02:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Sun 14 Mar 2027 | 22:30–02:00 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

Sa 13.3. Tresor, Berlin, 23-02 Uhr, 1200 Euro
2027-03-13T23:00 to 2027-03-14T02:00 | Europe/Berlin | Tresor | Tresor in Berlin | 120000 EUR | lead
Sat 13 Mar 2027 | 23:00–02:00 | Tresor, Berlin (new) | €1,200 | Berlin (as yours) | Lead

Samstag, 13. März 2027 ab 23 Uhr Nachtwerk Gage 1.200
2027-03-13T23:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 120000 EUR | lead
Sat 13 Mar 2027 | 23:00 | Nachtwerk, Köln (known) | €1,200 (EUR assumed) | Berlin (as yours) | Lead

So 14.3. Open Air München 14:00-16:00 ohne Gage
2027-03-14T14:00 to 2027-03-14T16:00 | Europe/Berlin | Open Air in München | nowhere | 0 EUR | lead
Sun 14 Mar 2027 | 14:00–16:00 | München (city only) | No fee | Berlin (as yours) | Lead

Sa. 5.12. 2. Option bis 1.12. Kantine Koeln
2026-12-05 | Europe/Berlin | Kantine | Kantine in Köln | no sum | hold 2 until 2026-12-01
Sat 5 Dec 2026 | Kantine, Köln (new) | Berlin (as yours) | 2nd hold until 1 Dec

5.12. Kugl St. Gallen 22 bis 1 Uhr 1200.-
2026-12-05T22:00 to 2026-12-06T01:00 | Europe/Zurich | Kugl | Kugl in Sankt Gallen | 120000 EUR | lead
Sat 5 Dec 2026 | 22:00–01:00 | Kugl, Sankt Gallen (new) | €1,200 (EUR assumed) | Zurich (same time as yours) | Lead

morgen 23 Uhr Nachtwerk 500
2026-11-27T23:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 50000 EUR | lead
Fri 27 Nov 2026 | 23:00 | Nachtwerk, Köln (known) | €500 (EUR assumed) | Berlin (as yours) | Lead

nächsten Freitag Nachtwerk 20.10 Uhr
2026-12-04T20:10 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Fri 4 Dec 2026 (not 27 Nov 2026) | 20:10 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

Silvester Nachtwerk 23-6 Uhr 2,5k bestätigt
2026-12-31T23:00 to 2027-01-01T06:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 250000 EUR | confirmed
Thu 31 Dec 2026 | 23:00–06:00 | Nachtwerk, Köln (known) | €2,500 (EUR assumed) | Berlin (as yours) | Confirmed

5. Dez Nachtwerk Anzahlung 300, Gage 900 EUR
2026-12-05 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 90000 EUR | lead
Sat 5 Dec 2026 | Nachtwerk, Köln (known) | €900 | Berlin (as yours) | Lead
unread: Anzahlung, 300

5.12 Nachtwerk 2 Std. ab 23h30 1 200 €
2026-12-05T23:30 to 2026-12-06T01:30 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 120000 EUR | lead
Sat 5 Dec 2026 | 23:30–01:30 | Nachtwerk, Köln (known) | €1,200 | Berlin (as yours) | Lead

Anfrage 5.12. bei Frau Klose in Halle
2026-12-05 | Europe/Berlin | Frau Klose | Frau Klose in Halle | no sum | lead
Sat 5 Dec 2026 | Frau Klose, Halle (new) | Berlin (as yours) | Lead

heute Nachtwerk abgesagt
2026-11-26 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | cancelled
Thu 26 Nov 2026 | Nachtwerk, Köln (known) | Berlin (as yours) | Cancelled

31. Mai Nachtwerk 23h-02h
2027-05-31T23:00 to 2027-06-01T02:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Mon 31 May 2027 | 23:00–02:00 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead
`),
)('“%s”, as it is typed in Germany', (line, outcome) => {
  expect(outcomeOf(line, AT_HOME)).toBe(outcome);
});

it.each(
  casesOf(`
3/14/27 Brooklyn Mirage 10pm-2am 2500
2027-03-14T22:00 to 2027-03-15T02:00 | America/New_York | Mirage | Mirage in Brooklyn | 250000 USD | lead
Sun 14 Mar 2027 | 22:00–02:00 | Mirage, Brooklyn (new) | $2,500 (USD assumed) | New York (as yours) | Lead

14/3 Smartbar Chicago 11-3 $1,200
2027-03-14T23:00 to 2027-03-15T03:00 | America/Chicago | Smartbar | Smartbar in Chicago | 120000 USD | lead
Sun 14 Mar 2027 | 23:00–03:00 (pm assumed) | Smartbar, Chicago (new) | $1,200 | Chicago (1 h behind yours) | Lead

Fri Dec 4 House of Yes 9-1 1200 quoted
2026-12-04T21:00 to 2026-12-05T01:00 | America/New_York | House of Yes | House of Yes in ? | 120000 USD | quoted
Fri 4 Dec 2026 | 21:00–01:00 (pm assumed) | House of Yes (new) | $1,200 (USD assumed) | New York (as yours) | Quoted

12/5 The Phoenix, LA, 11:30pm - 1:30am, $1.5k
2026-12-05T23:30 to 2026-12-06T01:30 | America/Los_Angeles | The Phoenix | The Phoenix in LA | 150000 USD | lead
Sat 5 Dec 2026 | 23:30–01:30 | The Phoenix, LA (new) | $1,500 | Los Angeles (3 h behind yours) | Lead

March 13 2027 Elsewhere 1am-4am
2027-03-14T01:00 to 2027-03-14T04:00 | America/New_York | Elsewhere | Elsewhere in ? | no sum | lead
Sat 13 Mar 2027 | 01:00–04:00 (early Sun 14 Mar, 1 h shorter: clocks go forward) | Elsewhere (new) | New York (as yours) | Lead

Dec 5 Athens 40 Watt 600
2026-12-05 | America/New_York | Athens 40 Watt | Athens 40 Watt in ? | 60000 USD | lead
Sat 5 Dec 2026 | Athens 40 Watt (new) | $600 (USD assumed) | New York (as yours) | Lead

Dec 5 Georgia Theatre Athens, GA 800 all in
2026-12-05 | America/New_York | Georgia Theatre | Georgia Theatre in Athens | 80000 USD | lead
Sat 5 Dec 2026 | Georgia Theatre, Athens (new) | $800 (USD assumed) | New York (as yours) | Lead
unread: GA, all, in

12/05 Nachtwerk €900
2026-12-05 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 90000 EUR | lead
Sat 5 Dec 2026 | Nachtwerk, Köln (known) | €900 | Berlin (6 h ahead of yours) | Lead
`),
)('“%s”, as it is typed in the US', (line, outcome) => {
  expect(outcomeOf(line, IN_NEW_YORK)).toBe(outcome);
});
