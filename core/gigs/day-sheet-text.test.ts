import { expect, it } from 'vitest';
import { sheetOf } from '../../tests/support/day-sheet.ts';
import { daySheetText } from './day-sheet-text.ts';

it('as text it is a message that can be read', () => {
  expect(daySheetText(sheetOf())).toBe(`Club Żuraw
Night of Saturday 5 December 2026
Set 01:00–04:00 on Sunday 6 December, Warsaw time
Leave by 16:35: Train from Berlin Hbf, 6 h 40
Travel: Seat 61

VENUE
Club Żuraw
ul. Długa 8, 80-831 Gdańsk
Capacity: 1,200
Booth: 4 × CDJ-3000
Map: ${sheetOf().place.map}

THE NIGHT
16:35–23:15 Train from Berlin Hbf
23:15 Load-in: Side door
23:20–23:45 Sound check
Sun 6 Dec
00:00 Doors
01:00–04:00 Your set
10:30–17:10 Train home (estimated)
Times are Warsaw time, the same as at home.

PEOPLE
Tomek Zając (Production), +48 600 100 200
Kasia Nowak (Promoter and pays), +48 58 300 10 20, kasia@zuraw.example

MONEY
Deal: €1,350 flat
Paid: €675 of €1,350
Balance: €675, due 8 Dec 2026
Who pays: Kasia Nowak

TO DO
- Send the door list (Thu 3 Dec)

NOTES
This gig: The lower floor.
The venue: Ring “Biuro”.`);
});
