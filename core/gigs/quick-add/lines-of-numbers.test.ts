import { expect, it } from 'vitest';
import { AT_HOME, casesOf, outcomeOf } from '../../../tests/support/quick-lines.ts';

it.each(
  casesOf(`
20 feb nachtwerk 800 anna 0171 2345678
2027-02-20 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 80000 EUR | lead
Sat 20 Feb 2027 | Nachtwerk, Köln (known) | €800 (EUR assumed) | Berlin (as yours) | Lead
unread: anna, 0171, 2345678

20 feb 2027 10435 Berlin Oderberger Str. 5 23 Uhr
2027-02-20T23:00 | Europe/Berlin | Oderberger Str. 5 | Oderberger Str. 5 in Berlin | no sum | lead
Sat 20 Feb 2027 | 23:00 | Oderberger Str. 5, Berlin (new) | Berlin (as yours) | Lead
unread: 10435

14 march womb tokyo 1:00-3:00 200.000 yen
2027-03-15T01:00 to 2027-03-15T03:00 | Asia/Tokyo | womb | womb in Tokyo | 200000 JPY | lead
Sun 14 Mar 2027 | 01:00–03:00 (early Mon 15 Mar) | womb, Tokyo (new) | ¥200,000 | Tokyo (8 h ahead of yours) | Lead

lead: 20 feb, hochzeit, potsdam, budget 1200-1500
2027-02-20 | Europe/Berlin | Hochzeit in Potsdam | nowhere | no sum | lead | wedding
Sat 20 Feb 2027 | Potsdam (city only) | Wedding | Berlin (as yours) | Lead
unread: budget, 1200-1500

6 dec kater blau 200 + 50% after 300
2026-12-06 | Europe/Berlin | kater blau | kater blau in ? | 20000 EUR | lead
Sun 6 Dec 2026 | kater blau (new) | €200 (EUR assumed) | Berlin (as yours) | Lead
unread: 50%, after, 300

sat 12 dec tresor free entry 500
2026-12-12 | Europe/Berlin | tresor | tresor in ? | 50000 EUR | lead
Sat 12 Dec 2026 | tresor (new) | €500 (EUR assumed) | Berlin (as yours) | Lead
unread: free, entry

sat 12 dec fee 800 less 20% agency tresor
2026-12-12 | Europe/Berlin | tresor | tresor in ? | 80000 EUR | lead
Sat 12 Dec 2026 | tresor (new) | €800 (EUR assumed) | Berlin (as yours) | Lead
unread: less, 20%, agency

dj set 18:00-20:00 rooftop 21 sunset, 12 june 2027, 400
2027-06-12T18:00 to 2027-06-12T20:00 | Europe/Berlin | rooftop 21 sunset | rooftop 21 sunset in ? | 40000 EUR | lead
Sat 12 Jun 2027 | 18:00–20:00 | rooftop 21 sunset (new) | €400 (EUR assumed) | Berlin (as yours) | Lead

20 feb anna 0171 2345678 tresor 800
2027-02-20 | Europe/Berlin | tresor | tresor in ? | 80000 EUR | lead
Sat 20 Feb 2027 | tresor (new) | €800 (EUR assumed) | Berlin (as yours) | Lead
unread: anna, 0171, 2345678

sat 12 dec tresor 600 call max +49 171 234 5678
2026-12-12 | Europe/Berlin | tresor | tresor in ? | 60000 EUR | lead
Sat 12 Dec 2026 | tresor (new) | €600 (EUR assumed) | Berlin (as yours) | Lead
unread: call, max, +49, 171, 234, 5678

anna@web.de 12 dec tresor 600
2026-12-12 | Europe/Berlin | tresor | tresor in ? | 60000 EUR | lead
Sat 12 Dec 2026 | tresor (new) | €600 (EUR assumed) | Berlin (as yours) | Lead
unread: anna@web.de

12 dec, SE1 6DP, ministry of sound, £500
2026-12-12 | Europe/Berlin | ministry of sound | ministry of sound in ? | 50000 GBP | lead
Sat 12 Dec 2026 | ministry of sound (new) | £500 | Berlin (as yours) | Lead
unread: SE1, 6DP

1010 Wien Flex 12 dec 23-4 800
2026-12-12T23:00 to 2026-12-13T04:00 | Europe/Vienna | Flex | Flex in Wien | 80000 EUR | lead
Sat 12 Dec 2026 | 23:00–04:00 | Flex, Wien (new) | €800 (EUR assumed) | Vienna (same time as yours) | Lead
unread: 1010

12 dec Brooklyn NY 11237 elsewhere 600
2026-12-12 | America/New_York | elsewhere | elsewhere in Brooklyn | 60000 EUR | lead
Sat 12 Dec 2026 | elsewhere, Brooklyn (new) | €600 (EUR assumed) | New York (6 h behind yours) | Lead
unread: NY, 11237

12 dec Köpenicker Str. 124 Berlin 23-5
2026-12-12T23:00 to 2026-12-13T05:00 | Europe/Berlin | Köpenicker Str. 124 | Köpenicker Str. 124 in Berlin | no sum | lead
Sat 12 Dec 2026 | 23:00–05:00 | Köpenicker Str. 124, Berlin (new) | Berlin (as yours) | Lead

12 dec tresor 80% of door vs 500
2026-12-12 | Europe/Berlin | tresor | tresor in ? | 50000 EUR | lead
Sat 12 Dec 2026 | tresor (new) | €500 (EUR assumed) | Berlin (as yours) | Lead
unread: 80%, of, door, vs

12 dec tresor 70/30 door split
2026-12-12 | Europe/Berlin | tresor | tresor in ? | no sum | lead
Sat 12 Dec 2026 | tresor (new) | Berlin (as yours) | Lead
unread: 70/30, door, split

2 dec Studio 54 london 1200 deposit 30% paid
2026-12-02 | Europe/London | Studio 54 | Studio 54 in London | 120000 EUR | lead
Wed 2 Dec 2026 | Studio 54, London (new) | €1,200 (EUR assumed) | London (1 h behind yours) | Lead
unread: deposit, 30%, paid

12 dec tresor 500 plus VAT plus hotel
2026-12-12 | Europe/Berlin | tresor | tresor in ? | 50000 EUR | lead
Sat 12 Dec 2026 | tresor (new) | €500 (EUR assumed) | Berlin (as yours) | Lead
unread: plus, VAT, plus, hotel

12 dec tresor €800-1000
2026-12-12 | Europe/Berlin | tresor | tresor in ? | no sum | lead
Sat 12 Dec 2026 | tresor (new) | Berlin (as yours) | Lead
unread: €800-1000

12 dec tresor 22-4 1200-1500
2026-12-12T22:00 to 2026-12-13T04:00 | Europe/Berlin | tresor | tresor in ? | no sum | lead
Sat 12 Dec 2026 | 22:00–04:00 | tresor (new) | Berlin (as yours) | Lead
unread: 1200-1500

12 dec tresor 1200-1500
2026-12-12T12:00 to 2026-12-12T15:00 | Europe/Berlin | tresor | tresor in ? | no sum | lead
Sat 12 Dec 2026 | 12:00–15:00 (read as times, not as a fee) | tresor (new) | Berlin (as yours) | Lead

12 dec tresor 300/night
2026-12-12 | Europe/Berlin | tresor | tresor in ? | no sum | lead
Sat 12 Dec 2026 | tresor (new) | Berlin (as yours) | Lead
unread: 300/night

12 dec, kater, 400, 5-7 people
2026-12-12 | Europe/Berlin | kater | kater in ? | 40000 EUR | lead
Sat 12 Dec 2026 | kater (new) | €400 (EUR assumed) | Berlin (as yours) | Lead
unread: 5-7, people

12 dec tresor 25:00-27:00 500
2026-12-12 | Europe/Berlin | tresor | tresor in ? | 50000 EUR | lead
Sat 12 Dec 2026 | tresor (new) | €500 (EUR assumed) | Berlin (as yours) | Lead
unread: 25:00-27:00

12 dec tresor min 500 max 800
2026-12-12 | Europe/Berlin | tresor | tresor in ? | no sum | lead
Sat 12 Dec 2026 | tresor (new) | Berlin (as yours) | Lead
unread: min, 500, max, 800
`),
)('“%s”: what is the fee, and what is none', (line, outcome) => {
  expect(outcomeOf(line, AT_HOME)).toBe(outcome);
});
