import { describe, expect, it } from 'vitest';
import { PAGE_SIZES } from '#core/paper/paper.ts';
import { laidOutAudit, NEGOTIATED, tablesIn } from '../../../../tests/support/audits.ts';
import { linesOf, textsOf } from '../../../../tests/support/paper.ts';
import {
  answered,
  commented,
  completed,
  declined,
  type Happened,
  opened,
  proposed,
  recordOf,
  sent,
  signed,
  takenBack,
  voided,
} from '../../../../tests/support/signing-pages.ts';

const RECORD = recordOf(NEGOTIATED);

describe('the events of an audit page', () => {
  it('tells every entry, with where mails went', () => {
    const [, , table = []] = tablesIn(laidOutAudit(RECORD).laidOut);
    const rows = table.map((cells) => cells.join(' | '));
    expect(rows).toMatchInlineSnapshot(`
      [
        "No. | Time (UTC) | What | Who, and from where | Hash",
        "1 | 2026-11-03 08:00:00 | Sent Version 1, 6 pages, SHA-256 e0d2747b…e0d2747b Can be signed until 2026-12-02 23:00:00 UTC Note: “Looking forward to it. Load-in is at the back.” | Artist: Mara Novak Safari on iPhone, 192.0.2.44, Europe/Paris | 61a3a3b6",
        "2 | 2026-11-03 08:01:00 | Mail sent Asked to sign, to artists@societe-lumiere.example | Deckhand | a7c22859",
        "3 | 2026-11-03 08:02:00 | Opened Version 1 | Client: Camille Perrin Safari on iPhone, 192.0.2.44, Europe/Paris | 0a566ffc",
        "4 | 2026-11-03 08:03:00 | Comment “Is the hotel within walking distance of the venue?” | Client: Camille Perrin Safari on iPhone, 192.0.2.44, Europe/Paris | 55ecde7e",
        "5 | 2026-11-03 08:04:00 | Change proposed Clause 17 of version 1, Recording New words: “The Client may post clips of up to 60 seconds.” Reason: “Our sponsor gets one clip per act.” | Client: Camille Perrin Safari on iPhone, 192.0.2.44, Europe/Paris | 07bcdab0",
        "6 | 2026-11-03 08:05:00 | Mail sent Told of a proposed change, to mara@djnova.example | Deckhand | 6c8958c9",
        "7 | 2026-11-03 08:06:00 | Proposals answered Accepted: entry 5 | Artist: Mara Novak Safari on iPhone, 192.0.2.44, Europe/Paris | 6039b73a",
        "8 | 2026-11-03 08:07:00 | Sent Version 2, 6 pages, SHA-256 c4d9c4d9…c4d9c4d9 Can be signed until 2026-12-02 23:00:00 UTC | Artist: Mara Novak Safari on iPhone, 192.0.2.44, Europe/Paris | 99cfdd90",
        "9 | 2026-11-03 08:08:00 | Mail sent Told the answer to a change, to artists@societe- lumiere.example | Deckhand | 1d6b0003",
        "10 | 2026-11-03 08:09:00 | Opened Version 2 | Client: Camille Perrin Safari on iPhone, 192.0.2.44, Europe/Paris | 9d54a48c",
        "11 | 2026-11-03 08:10:00 | Signed Version 2, SHA-256 c4d9c4d9…c4d9c4d9, name typed, with consent | Client: Camille Perrin Safari on iPhone, 192.0.2.44, Europe/Paris | 976ca8d2",
        "12 | 2026-11-03 08:11:00 | Mail not delivered Asked to countersign, to mara@djnova.example | Deckhand | 486e0f61",
        "13 | 2026-11-03 08:12:00 | Opened Version 2 | Artist: Mara Novak Safari on iPhone, 192.0.2.44, Europe/Paris | b2f15bc7",
        "14 | 2026-11-03 08:13:00 | Signed Version 2, SHA-256 c4d9c4d9…c4d9c4d9, drawn by hand, with consent | Artist: Mara Novak Safari on iPhone, 192.0.2.44, Europe/Paris | 1cdcf721",
        "15 | 2026-11-03 08:14:00 | Signed PDF made 7 pages, SHA-256 ab12cd34…ab12cd34 | Deckhand | 81fa8957",
      ]
    `);
    for (const [index, { hash }] of RECORD.entries())
      expect(rows[index + 1]).toMatch(new RegExp(`^${index + 1} \\|.*${hash.slice(0, 8)}$`));
  });

  it('tells refusals, answers and changes of who signs, too', () => {
    const handed: Happened = [
      'client',
      {
        type: 'signer-changed',
        signer: { role: 'client', name: 'Jean Roche', email: 'jean@lumiere.example', title: 'Booker' },
      },
    ];
    const record = recordOf([
      ...[sent(), proposed({}), proposed({ after: ['x'.repeat(900)] }), proposed({}), takenBack(4)],
      ...[
        answered(2, 'kept', { words: 'No.' }),
        answered(3, 'countered'),
        declined('Too loud'),
        voided('withdrawn'),
      ],
      ...[sent({ version: 2 }), ['deckhand', { type: 'expired', version: 2 }] satisfies Happened],
      ...[sent({ version: 3 }), handed, signed('client', { name: 'J. Roche', version: 3 })],
      ...[signed('artist', { version: 3 }), completed],
    ]);
    const [, signers = [], table = []] = tablesIn(laidOutAudit(record).laidOut);
    expect(table.map((cells) => cells[2])).toMatchInlineSnapshot(`
      [
        "What",
        "Sent Version 1, 6 pages, SHA-256 e0d2747b…e0d2747b Can be signed until 2026-12-02 23:00:00 UTC",
        "Asked to strike Clause 17 of version 1, Recording",
        "Change proposed Clause 17 of version 1, Recording New words: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx xxxxxxxxxxxxxxxxxxxxx …” (900 characters, full text in events.json)",
        "Asked to strike Clause 17 of version 1, Recording",
        "Proposal taken back Entry 4",
        "Proposals answered Not accepted: entry 2",
        "Proposals answered Answered with other words: entry 3",
        "Declined Version 1. The terms “Too loud”",
        "Void Version 1. The artist took it back",
        "Sent Version 2, 6 pages, SHA-256 e0d2747b…e0d2747b Can be signed until 2026-12-02 23:00:00 UTC",
        "Expired Version 2",
        "Sent Version 3, 6 pages, SHA-256 e0d2747b…e0d2747b Can be signed until 2026-12-02 23:00:00 UTC",
        "Signer changed Now signs for the client: Jean Roche, Booker, jean@lumiere.example",
        "Signed as J. Roche Version 3, SHA-256 e0d2747b…e0d2747b, name typed, with consent",
        "Signed Version 3, SHA-256 e0d2747b…e0d2747b, drawn by hand, with consent",
        "Signed PDF made 7 pages, SHA-256 ab12cd34…ab12cd34",
      ]
    `);
    expect(signers).toContainEqual(['Signed by', 'Mara Novak', 'J. Roche Asked: Jean Roche']);
  });
});

it('a long record goes on over pages, each of them with the head of the table and its number', () => {
  const long: Happened[] = Array.from({ length: 26 }, (_, index) => index + 1).flatMap((version) => [
    sent({ version }),
    opened('client', version),
    ...Array.from({ length: 8 }, () =>
      commented('client', 'We could pay half of it at the door. '.repeat(9)),
    ),
    ...(version < 26 ? [proposed({ after: ['Clips. '.repeat(99)] }, { version })] : []),
  ]);
  const entries = recordOf([
    ...long,
    signed('client', { version: 26 }),
    signed('artist', { version: 26 }),
    completed,
  ]);
  const { laidOut } = laidOutAudit(entries);
  const { length } = laidOut.pages;
  expect(length).toBeGreaterThan(20);
  const begins = laidOut.bookmarks.find(({ title }) => title === 'What happened')?.page ?? 0;
  for (let page = begins + 1; page < length - 1; page++)
    expect(linesOf(laidOut, page)[0]).toBe('No.Time (UTC)WhatWho, and from whereHash');
  for (let page = 0; page < length; page++) {
    expect(linesOf(laidOut, page).at(-1)).toContain(`Envelope env_1      Page ${page + 1} of ${length}`);
    for (const { baseline } of textsOf(laidOut, page)) expect(baseline).toBeLessThan(PAGE_SIZES.A4.height);
  }
});
