import { expect, it } from 'vitest';
import { AT_HOME, casesOf, outcomeOf } from '../../../tests/support/quick-lines.ts';

it.each(
  casesOf(`
Sat 30 Jan Paradox 2nd hold until 6 Dec 1350
2027-01-30 | Europe/Berlin | Paradox | ven_paradox | 135000 EUR | hold 2 until 2026-12-06
Sat 30 Jan 2027 | Paradox, Berlin (known, not the one in Wien) | €1,350 (EUR assumed) | Berlin (as yours) | 2nd hold until 6 Dec

12 Feb Halle 14 1st hold 800
2027-02-12 | Europe/Berlin | Halle 14 | ven_halle14 | 80000 EUR | hold 1
Fri 12 Feb 2027 | Halle 14, Leipzig (known) | €800 (EUR assumed) | Berlin (as yours) | 1st hold

Sat 5 Dec pencilled for Nachtwerk
2026-12-05 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | hold
Sat 5 Dec 2026 | Nachtwerk, Köln (known) | Berlin (as yours) | Hold

5 Dec Razzmatazz Barcelona midnight-3am 2.000 EUR hold
2026-12-06T00:00 to 2026-12-06T03:00 | Europe/Madrid | Razzmatazz | Razzmatazz in Barcelona | 200000 EUR | hold
Sat 5 Dec 2026 | 00:00–03:00 (early Sun 6 Dec) | Razzmatazz, Barcelona (new) | €2,000 | Madrid (same time as yours) | Hold

Sat 14 Mar 2027 contract sent Nachtwerk
2027-03-14 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | contract-sent
Sun 14 Mar 2027 (14 Mar 2027 is a Sunday) | Nachtwerk, Köln (known) | Berlin (as yours) | Contract sent

Enquiry: 5 Dec, Kater Blau, Berlin
2026-12-05 | Europe/Berlin | Kater Blau | Kater Blau in Berlin | no sum | lead
Sat 5 Dec 2026 | Kater Blau, Berlin (new) | Berlin (as yours) | Lead

US$900 quoted, Nachtwerk, 5 Dec
2026-12-05 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 90000 USD | quoted
Sat 5 Dec 2026 | Nachtwerk, Köln (known) | $900 | Berlin (as yours) | Quoted

Nachtwerk 5 Dec cancelled
2026-12-05 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | cancelled
Sat 5 Dec 2026 | Nachtwerk, Köln (known) | Berlin (as yours) | Cancelled

deposit paid 5 Dec Nachtwerk 500
2026-12-05 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 50000 EUR | lead
Sat 5 Dec 2026 | Nachtwerk, Köln (known) | €500 (EUR assumed) | Berlin (as yours) | Lead
unread: deposit, paid

5 Dec Lost Village 800 GBP
2026-12-05 | Europe/Berlin | Lost Village | Lost Village in ? | 80000 GBP | lead
Sat 5 Dec 2026 | Lost Village (new) | £800 | Berlin (as yours) | Lead

wedding at The Grove, Leeds Fri 13 Aug 18:00-23:00 £900
2027-08-13T18:00 to 2027-08-13T23:00 | Europe/London | The Grove | The Grove in Leeds | 90000 GBP | lead | wedding
Fri 13 Aug 2027 | 18:00–23:00 | The Grove, Leeds (new) | Wedding | £900 | London (1 h behind yours) | Lead

Techno Night @ Pacha Ibiza 4 July 1am-4am 5000
2027-07-05T01:00 to 2027-07-05T04:00 | Europe/Madrid | Pacha | Pacha in Ibiza | 500000 EUR | lead
Sun 4 Jul 2027 | 01:00–04:00 (early Mon 5 Jul) | Pacha, Ibiza (new) | €5,000 (EUR assumed) | Madrid (same time as yours) | Lead
unread: Techno, Night

Sat 5 Dec Bar Luca 80
2026-12-05 | Europe/Berlin | Bar Luca 80 | Bar Luca 80 in ? | no sum | lead
Sat 5 Dec 2026 | Bar Luca 80 (new) | Berlin (as yours) | Lead

Sat 5 Dec Bar Luca 80 EUR
2026-12-05 | Europe/Berlin | Bar Luca | Bar Luca in ? | 8000 EUR | lead
Sat 5 Dec 2026 | Bar Luca (new) | €80 | Berlin (as yours) | Lead

Sun 5 Dec free party in Jena
2026-12-05 | Europe/Berlin | Party in Jena | nowhere | 0 EUR | lead
Sat 5 Dec 2026 (5 Dec 2026 is a Saturday) | Jena (city only) | No fee | Berlin (as yours) | Lead

5 Dec Nachtwerk no fee 23:00-late
2026-12-05T23:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 0 EUR | lead
Sat 5 Dec 2026 | 23:00 | Nachtwerk, Köln (known) | No fee | Berlin (as yours) | Lead

5 Dec Nachtwerk fee: 40
2026-12-05 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 4000 EUR | lead
Sat 5 Dec 2026 | Nachtwerk, Köln (known) | €40 (EUR assumed) | Berlin (as yours) | Lead

31 Dec Cafe Paris 22:00-4:00 1500
2026-12-31T22:00 to 2027-01-01T04:00 | Europe/Berlin | Cafe Paris | Cafe Paris in ? | 150000 EUR | lead
Thu 31 Dec 2026 | 22:00–04:00 | Cafe Paris (new) | €1,500 (EUR assumed) | Berlin (as yours) | Lead

5 Dec Leeds Festival 800
2026-12-05 | Europe/Berlin | Leeds Festival | Leeds Festival in ? | 80000 EUR | lead | festival
Sat 5 Dec 2026 | Leeds Festival (new) | Festival | €800 (EUR assumed) | Berlin (as yours) | Lead

Sat 5 Dec High Club Nice 23-2 1'500 CHF
2026-12-05T23:00 to 2026-12-06T02:00 | Europe/Paris | High Club | High Club in Nice | 150000 CHF | lead
Sat 5 Dec 2026 | 23:00–02:00 | High Club, Nice (new) | CHF 1,500 | Paris (same time as yours) | Lead

5 Dec Phoenix Exeter 23-2
2026-12-05T23:00 to 2026-12-06T02:00 | Europe/London | Phoenix | Phoenix in Exeter | no sum | lead
Sat 5 Dec 2026 | 23:00–02:00 | Phoenix, Exeter (new) | London (1 h behind yours) | Lead

5 Dec Bob & Mary wedding Most 700
2026-12-05 | Europe/Berlin | Bob & Mary wedding Most | nowhere | 70000 EUR | lead | wedding
Sat 5 Dec 2026 | Wedding (“Bob & Mary wedding Most”) | €700 (EUR assumed) | Berlin (as yours) | Lead

5 Dec Tokyo Womb 1-3 ¥150,000
2026-12-06T01:00 to 2026-12-06T03:00 | Asia/Tokyo | Womb | Womb in Tokyo | 150000 JPY | lead
Sat 5 Dec 2026 | 01:00–03:00 (early Sun 6 Dec) | Womb, Tokyo (new) | ¥150,000 | Tokyo (8 h ahead of yours) | Lead

5 Dec London UK O2 Academy 20:00 for 90 min 1000 deposit 500 180 pax
2026-12-05T20:00 to 2026-12-05T21:30 | Europe/London | O2 Academy | O2 Academy in London | 100000 EUR | lead
Sat 5 Dec 2026 | 20:00–21:30 | O2 Academy, London (new) | €1,000 (EUR assumed) | London (1 h behind yours) | Lead
unread: deposit, 500, 180, pax

5 Dec Cologne
2026-12-05 | Europe/Berlin | Cologne | nowhere | no sum | lead
Sat 5 Dec 2026 | Cologne (city only) | Berlin (as yours) | Lead

5 Dec
2026-12-05 | Europe/Berlin | Gig | nowhere | no sum | lead
Sat 5 Dec 2026 | Berlin (as yours) | Lead

5 Dec Nachtwerk 25:00 bring cables
2026-12-05 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Sat 5 Dec 2026 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead
unread: 25:00, bring, cables

27 Mar Nachtwerk 01:00-04:00 500
2027-03-28T01:00 to 2027-03-28T04:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 50000 EUR | lead
Sat 27 Mar 2027 | 01:00–04:00 (early Sun 28 Mar, 1 h shorter: clocks go forward) | Nachtwerk, Köln (known) | €500 (EUR assumed) | Berlin (as yours) | Lead

27 Mar Nachtwerk 02:30-05:00
2027-03-28T03:30 to 2027-03-28T05:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Sat 27 Mar 2027 | 03:30–05:00 (early Sun 28 Mar, 02:30 doesn’t exist that night) | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

27 Mar Nachtwerk from 23:00 for 5h
2027-03-27T23:00 to 2027-03-28T05:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Sat 27 Mar 2027 | 23:00–05:00 (clocks go forward) | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

30 Oct Nachtwerk 23:00-02:30
2027-10-30T23:00 to 2027-10-31T02:30 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead
Sat 30 Oct 2027 | 23:00–02:30 (02:30 happens twice, first one assumed) | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

Nachtwerk 23-2
23:00–02:00 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

no idea yet
no idea yet (new) | Berlin (as yours) | Lead
`),
)('“%s”: the status, the fee, and what is left', (line, outcome) => {
  expect(outcomeOf(line, AT_HOME)).toBe(outcome);
});
