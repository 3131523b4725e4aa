import type { Block } from '#core/paper/blocks.ts';
import type { TextStyle } from '#core/paper/text-style.ts';
import { ROLES, type Role } from '#core/signing/envelope.ts';
import { inkArtwork } from '#core/signing/ink.ts';
import { instantWords } from '#core/signing/instant-words.ts';
import { hasScript, SCRIPT_FACE } from '#core/signing/script-face.ts';
import { shortHash } from '#core/signing/short-hash.ts';
import type { PrintedSignature } from '#core/signing/signature.ts';
import { BLANK } from '../figures.ts';
import type { ContractParts } from './contract-parts.ts';
import type { Styles } from './styles.ts';

/** Room above a line to sign on, and how tall ink is in it at most, in points. */
const ROOM = 40;
const TALLEST = 36;
/** Of what stands on a line: strokes of a script reach out. */
const INSET = { left: 4, right: 4, bottom: 1 } as const;

/** A line, what stands on it, and what is said below. */
const line = (on: readonly Block[], room: number, below: string, styles: Styles): Block[] => [
  { kind: 'box', blocks: on, leastHeight: room, isAtBottom: true, padding: INSET },
  { kind: 'rule', colour: styles.body.colour, thickness: 0.8, after: 3 },
  { kind: 'paragraph', text: below, style: styles.small },
];

/** A name in a script, or as it is written where the script lacks a letter of it; a drawing in ink. */
function written({ name, signature }: PrintedSignature, { body }: Styles): Block {
  if (signature.kind === 'drawn') {
    const ink = inkArtwork(signature, body.colour);
    return { kind: 'drawing', ...ink, height: TALLEST, alt: `Signature of ${name}` };
  }
  const style: TextStyle = hasScript(name)
    ? { ...body, font: SCRIPT_FACE, size: 25, leading: 1.3, after: 0 }
    : { ...body, size: 17, after: 0 };
  return { kind: 'paragraph', text: name, style, isUnbroken: true };
}

/** A line with the signature on it and when it was made, or a line to sign on by hand. */
function signatureLines(
  what: string,
  who: readonly string[],
  signed: PrintedSignature | undefined,
  styles: Styles,
): Block[] {
  const label = [what, who.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  if (!signed) return [...line([], ROOM, label, styles), ...line([], 24, 'Place and date', styles)];
  return [
    ...line([written(signed, styles)], ROOM, label, styles),
    { kind: 'paragraph', text: instantWords(signed.at, signed.zone), style: styles.small },
  ];
}

function sideBlocks(role: Role, { contract, signing }: ContractParts, styles: Styles): Block[] {
  const { artist, client } = contract;
  const { signer, signerRole } = contract[role];
  const name = role === 'artist' ? artist.name || artist.stageName : client.name;
  const signed = signing?.signatures[role];
  const who = signed ? [signed.name, signed.title] : [signer || name, signerRole];
  const isLiable = role === 'client' && client.kind === 'business' && client.isSignerLiable;
  return [
    { kind: 'paragraph', text: role === 'artist' ? 'Artist' : 'Client', style: styles.label },
    { kind: 'paragraph', text: name || BLANK, style: styles.name },
    ...signatureLines('Signature', who, signed, styles),
    ...(isLiable ? signatureLines('Signature, personally', [signed?.name ?? signer], signed, styles) : []),
  ];
}

const templateNote = ({ small }: Styles): Block => ({
  kind: 'paragraph',
  text: 'Made from a template. A template is not legal advice.',
  style: { ...small, before: 20 },
});

/** Who signs, side by side, on one page. */
export function signingBlocks(parts: ContractParts, styles: Styles): Block[] {
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: 'Signatures', style: styles.heading },
        {
          kind: 'paragraph',
          text: `By signing, each side confirms that it has read this ${parts.addendum ? 'addendum' : 'agreement'} and may enter into it.`,
          style: { ...styles.body, after: 12 },
        },
        {
          ...({ kind: 'columns', gap: 32 } as const),
          columns: ROLES.map((role) => ({
            share: 1,
            blocks: sideBlocks(role, parts, styles),
          })),
        },
        ...(parts.addendum ? [] : [templateNote(styles)]),
      ],
    },
  ];
}

/** At the foot of each page: room for initials, or what is signed electronically. An addendum has one version. */
export function pageMark({ addendum, signing }: ContractParts): string {
  if (!signing) return 'Initials ______ / ______';
  const { version, sha256 } = signing;
  return [!addendum && `Version ${version}`, sha256 && `SHA-256 ${shortHash(sha256)}`]
    .filter(Boolean)
    .join('  ·  ');
}
