import { expect, it } from 'vitest';
import { AT_HOME, casesOf, outcomeOf } from '../../../tests/support/quick-lines.ts';

it.each(
  casesOf(`
5/6 march 2027 DC10 Ibiza
2027-03-05 | Europe/Madrid | DC10 | DC10 in Ibiza | no sum | lead
Fri 5 Mar 2027 (first of 2 nights) | DC10, Ibiza (new) | Madrid (same time as yours) | Lead

12/13 december tresor 2 nights 1600
2026-12-12 | Europe/Berlin | tresor | tresor in ? | 160000 EUR | lead
Sat 12 Dec 2026 (first of 2 nights) | tresor (new) | €1,600 (EUR assumed) | Berlin (as yours) | Lead
unread: 2, nights

friday week fabric 3am 600
2026-12-05T03:00 | Europe/London | Fabric | ven_fabric | 60000 EUR | lead
Fri 4 Dec 2026 | 03:00 (early Sat 5 Dec) | Fabric, London (known) | €600 (EUR assumed) | London (1 h behind yours) | Lead

in 3 weeks saturday paradox
2026-12-19 | Europe/Berlin | Paradox | ven_paradox | no sum | lead
Sat 19 Dec 2026 | Paradox, Berlin (known, not the one in Wien) | Berlin (as yours) | Lead

nächste Woche Samstag Nachtwerk 23-4 1000
2026-12-05T23:00 to 2026-12-06T04:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 100000 EUR | lead
Sat 5 Dec 2026 | 23:00–04:00 | Nachtwerk, Köln (known) | €1,000 (EUR assumed) | Berlin (as yours) | Lead

every friday in january nachtwerk 23-3 300
2027-01-01T23:00 to 2027-01-02T03:00 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 30000 EUR | lead
Fri 1 Jan 2027 (first one only, repeats aren’t read) | 23:00–03:00 | Nachtwerk, Köln (known) | €300 (EUR assumed) | Berlin (as yours) | Lead

boxing day ministry of sound 10-late £750
2026-12-26T22:00 | Europe/Berlin | ministry of sound | ministry of sound in ? | 75000 GBP | lead
Sat 26 Dec 2026 | 22:00 (pm assumed) | ministry of sound (new) | £750 | Berlin (as yours) | Lead

quote sent 20 feb wedding brighton £950 6pm-12am
2027-02-20T18:00 to 2027-02-21T00:00 | Europe/London | Wedding in Brighton | nowhere | 95000 GBP | quoted | wedding
Sat 20 Feb 2027 | 18:00–00:00 | Brighton (city only) | Wedding | £950 | London (1 h behind yours) | Quoted

4.12. Hochzeit Müller, Gut Wolfgangshof, 18-2 Uhr, 1800€
2026-12-04T18:00 to 2026-12-05T02:00 | Europe/Berlin | Hochzeit Müller | Gut Wolfgangshof in ? | 180000 EUR | lead | wedding
Fri 4 Dec 2026 | 18:00–02:00 | Gut Wolfgangshof (new) | Wedding (“Hochzeit Müller”) | €1,800 | Berlin (as yours) | Lead

gig at sunday on saturday 300
2026-11-28 | Europe/Berlin | Sunday | ven_sunday | 30000 EUR | lead
Sat 28 Nov 2026 | Sunday, Jena (known) | €300 (EUR assumed) | Berlin (as yours) | Lead

sunday jena friday 11-3 300
2026-11-27T23:00 to 2026-11-28T03:00 | Europe/Berlin | Sunday | ven_sunday | 30000 EUR | lead
Fri 27 Nov 2026 | 23:00–03:00 (pm assumed) | Sunday, Jena (known) | €300 (EUR assumed) | Berlin (as yours) | Lead

20 feb nachtwerk doors 10pm
2027-02-20 | Europe/Berlin | Nachtwerk | ven_nachtwerk | no sum | lead | doors 2027-02-20T22:00
Sat 20 Feb 2027 | Doors 22:00 | Nachtwerk, Köln (known) | Berlin (as yours) | Lead

1.1. 4-8 uhr Kater 1500
2027-01-02T04:00 to 2027-01-02T08:00 | Europe/Berlin | Kater | Kater in ? | 150000 EUR | lead
Fri 1 Jan 2027 | 04:00–08:00 (early Sat 2 Jan) | Kater (new) | €1,500 (EUR assumed) | Berlin (as yours) | Lead

12./13.12.2026 Kater Blau 1200
2026-12-12 | Europe/Berlin | Kater Blau | Kater Blau in ? | 120000 EUR | lead
Sat 12 Dec 2026 (first of 2 nights) | Kater Blau (new) | €1,200 (EUR assumed) | Berlin (as yours) | Lead

4, 5 and 6 june 2027 fusion festival 900
2027-06-04 | Europe/Berlin | fusion festival | fusion festival in ? | 90000 EUR | lead | festival
Fri 4 Jun 2027 (first of 3 nights) | fusion festival (new) | Festival | €900 (EUR assumed) | Berlin (as yours) | Lead

samstag in zwei wochen nachtwerk 500
2026-12-12 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 50000 EUR | lead
Sat 12 Dec 2026 | Nachtwerk, Köln (known) | €500 (EUR assumed) | Berlin (as yours) | Lead

last saturday in may fabric £600
2027-05-29 | Europe/London | Fabric | ven_fabric | 60000 GBP | lead
Sat 29 May 2027 | Fabric, London (known) | £600 | London (1 h behind yours) | Lead

last friday nachtwerk 300 paid
2026-11-20 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 30000 EUR | paid
Fri 20 Nov 2026 (in the past) | Nachtwerk, Köln (known) | €300 (EUR assumed) | Berlin (as yours) | Paid

fri 4 dec nachtwerk weekly 300
2026-12-04 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 30000 EUR | lead
Fri 4 Dec 2026 | Nachtwerk, Köln (known) | €300 (EUR assumed) | Berlin (as yours) | Lead
unread: weekly

good friday nachtwerk 23-4 500
23:00–04:00 | Nachtwerk, Köln (known) | €500 (EUR assumed) | Berlin (as yours) | Lead
unread: good, friday

halloween nachtwerk 500
2027-10-31 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 50000 EUR | lead
Sun 31 Oct 2027 | Nachtwerk, Köln (known) | €500 (EUR assumed) | Berlin (as yours) | Lead

friday saturday 500
2026-11-27 | Europe/Berlin | Gig | nowhere | 50000 EUR | lead
Fri 27 Nov 2026 | €500 (EUR assumed) | Berlin (as yours) | Lead
unread: saturday

12 dec firmenfeier bosch augsburg 19-1 2500
2026-12-12T19:00 to 2026-12-13T01:00 | Europe/Berlin | Firmenfeier bosch in Augsburg | nowhere | 250000 EUR | lead | corporate
Sat 12 Dec 2026 | 19:00–01:00 | Augsburg (city only) | Corporate event (“Firmenfeier bosch in Augsburg”) | €2,500 (EUR assumed) | Berlin (as yours) | Lead

12 june 2027 hochzeit nachtwerk 1500
2027-06-12 | Europe/Berlin | Nachtwerk | ven_nachtwerk | 150000 EUR | lead | wedding
Sat 12 Jun 2027 | Nachtwerk, Köln (known) | Wedding | €1,500 (EUR assumed) | Berlin (as yours) | Lead

12 dec tresor load-in 18:00 soundcheck 19:00 doors 21:00 curfew 2am 700
2026-12-12 | Europe/Berlin | tresor | tresor in ? | 70000 EUR | lead | load-in 2026-12-12T18:00 | sound-check 2026-12-12T19:00 | doors 2026-12-12T21:00 | other curfew 2026-12-13T02:00
Sat 12 Dec 2026 | Load-in 18:00, Sound check 19:00, Doors 21:00, curfew 02:00 | tresor (new) | €700 (EUR assumed) | Berlin (as yours) | Lead

12 dec tresor 10pm doors, 12-2 set, 500
2026-12-13T00:00 to 2026-12-13T02:00 | Europe/Berlin | tresor | tresor in ? | 50000 EUR | lead | doors 2026-12-12T22:00
Sat 12 Dec 2026 | 00:00–02:00 (midnight assumed, early Sun 13 Dec) | Doors 22:00 | tresor (new) | €500 (EUR assumed) | Berlin (as yours) | Lead

mayday dortmund 30 april 23-6 2000
2027-04-30T23:00 to 2027-05-01T06:00 | Europe/Berlin | mayday | mayday in Dortmund | 200000 EUR | lead
Fri 30 Apr 2027 | 23:00–06:00 | mayday, Dortmund (new) | €2,000 (EUR assumed) | Berlin (as yours) | Lead

kantine augsburg 5 dec 400
2026-12-05 | Europe/Berlin | kantine | kantine in Augsburg | 40000 EUR | lead
Sat 5 Dec 2026 | kantine, Augsburg (new) | €400 (EUR assumed) | Berlin (as yours) | Lead

samedi 12 décembre rex club paris 23h30 600 euros
2026-12-12T23:30 | Europe/Paris | rex club | rex club in Paris | 60000 EUR | lead
Sat 12 Dec 2026 | 23:30 | rex club, Paris (new) | €600 | Paris (same time as yours) | Lead

1er avril badaboum paris 500
2027-04-01 | Europe/Paris | badaboum | badaboum in Paris | 50000 EUR | lead
Thu 1 Apr 2027 | badaboum, Paris (new) | €500 (EUR assumed) | Paris (same time as yours) | Lead
`),
)('“%s”: which day it is, and what is played at', (line, outcome) => {
  expect(outcomeOf(line, AT_HOME)).toBe(outcome);
});
