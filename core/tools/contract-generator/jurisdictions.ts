import type { ClauseId } from './clauses/clause-ids.ts';

/** The places whose rules have notes, and the rest. */
export const JURISDICTIONS = {
  us: 'United States',
  uk: 'United Kingdom',
  eu: 'European Union',
  other: 'Elsewhere',
} as const;
export type JurisdictionId = keyof typeof JURISDICTIONS;

/** A rule that contracts of a place run into. A template, not legal advice. */
export interface JurisdictionNote {
  /** The clauses that it is about. */
  clauses: readonly ClauseId[];
  /** Whose contracts: with businesses, with private people, or all. */
  clients: 'business' | 'consumer' | 'all';
  /** What to know, in one or two sentences. */
  text: string;
  /** The rule by its name and section. */
  source: string;
}

const US: readonly JurisdictionNote[] = [
  {
    clauses: ['notices'],
    clients: 'all',
    text: "Both sides can sign on a phone. A contract can't be refused just because it's electronic, and nearly every state says the same in its UETA.",
    source: 'E-SIGN Act, 15 U.S.C. § 7001(a); Uniform Electronic Transactions Act § 7',
  },
  {
    clauses: ['deposit', 'client-cancels'],
    clients: 'all',
    text: "A sum owed for cancelling holds up if it's a reasonable estimate of your loss. An unreasonably large one is a penalty, and courts won't enforce it.",
    source: 'Restatement (Second) of Contracts § 356(1)',
  },
  {
    clauses: ['client-cancels'],
    clients: 'consumer',
    text: "Sell a gig in person at the client's home, or somewhere else that isn't your place of business, and they can usually cancel until midnight of the third business day. You have to give them a notice of cancellation.",
    source: 'FTC Cooling-Off Rule, 16 C.F.R. §§ 429.0 and 429.1',
  },
  {
    clauses: ['fee', 'balance'],
    clients: 'all',
    text: "In New York, a solo DJ's gig for 800 dollars or more needs a written contract with both addresses, the services, the fee and a pay date. With no date, pay is due within 30 days after the set.",
    source: "New York Freelance Isn't Free Act, N.Y. Gen. Bus. Law art. 44-A",
  },
  {
    clauses: ['fee', 'balance'],
    clients: 'all',
    text: "In Illinois, a gig for 500 dollars or more needs a written contract if the DJ isn't a company. Its pay date can't be later than 30 days after the set.",
    source: 'Illinois Freelance Worker Protection Act, 820 ILCS 193/5, 193/10 and 193/15',
  },
  {
    clauses: ['licences-taxes', 'contractor'],
    clients: 'business',
    text: 'A business client will ask a US artist for Form W-9. Without your taxpayer number, they may have to hold back part of the fee for the IRS.',
    source: 'I.R.C. §§ 3406 and 6109',
  },
  {
    clauses: ['licences-taxes'],
    clients: 'all',
    text: "If the artist isn't a US tax resident, the client has to withhold 30 % of the fee. A tax treaty (Form 8233) or a central withholding agreement with the IRS can lower that.",
    source: 'I.R.C. § 1441; Treas. Reg. § 1.1441-4(b)',
  },
  {
    clauses: ['licences-taxes'],
    clients: 'business',
    text: 'Playing music in public needs licences from organisations like ASCAP and BMI. The venue usually has them: get it to say so here.',
    source: 'Copyright Act, 17 U.S.C. § 106(4)',
  },
  {
    clauses: ['travel'],
    clients: 'all',
    text: "An artist from abroad usually needs an O or P visa and can't file for it alone: a US employer or agent does. Name who files and who pays.",
    source: '8 C.F.R. § 214.2(o)(2) and (p)(2)',
  },
  {
    clauses: ['liability'],
    clients: 'all',
    text: "Courts won't let a clause free you from liability for harm you cause on purpose or recklessly. Keep that exception next to the cap.",
    source: 'Restatement (Second) of Contracts § 195(1)',
  },
];

const UK: readonly JurisdictionNote[] = [
  {
    clauses: ['notices'],
    clients: 'all',
    text: 'Both sides can sign on a phone. A court accepts an electronic signature as evidence that the contract is genuine.',
    source: 'Electronic Communications Act 2000 s. 7',
  },
  {
    clauses: ['balance'],
    clients: 'business',
    text: 'Between businesses, late payment earns interest of 8 % over the Bank of England base rate and a fixed sum of 40, 70 or 100 pounds, whatever this clause leaves out.',
    source:
      'Late Payment of Commercial Debts (Interest) Act 1998 ss. 1, 5A and 6; Late Payment of Commercial Debts (Rate of Interest) (No. 3) Order 2002',
  },
  {
    clauses: ['deposit', 'client-cancels'],
    clients: 'consumer',
    text: "A private client who books online or at home usually has 14 days to cancel, but not for leisure services on a set date. A DJ set should count as one, but the rule doesn't name DJs, so don't rely on it alone.",
    source:
      'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 regs. 28(1)(h) and 29',
  },
  {
    clauses: ['deposit', 'client-cancels', 'artist-cancels'],
    clients: 'consumer',
    text: "Unfair terms don't bind a private client, and unclear ones are read their way. Suspect: a sum far above your loss, or keeping their deposit while you'd owe nothing like it for cancelling yourself.",
    source: 'Consumer Rights Act 2015 ss. 62 and 69, sch. 2 paras. 4 and 5',
  },
  {
    clauses: ['client-cancels'],
    clients: 'business',
    text: "A fixed sum for breaking the contract holds up unless it's out of all proportion to your legitimate interest in playing the date.",
    source: 'Cavendish Square Holding BV v Makdessi [2015] UKSC 67',
  },
  {
    clauses: ['liability'],
    clients: 'business',
    text: 'No clause can exclude or cap liability for death or injury through negligence. A cap on other loss through negligence has to be reasonable.',
    source: 'Unfair Contract Terms Act 1977 s. 2 (in Scotland s. 16)',
  },
  {
    clauses: ['liability'],
    clients: 'consumer',
    text: "Towards a private client you can't exclude liability for death or injury through negligence, or for a lack of reasonable care and skill. A cap can't stop them from getting back the price they paid.",
    source: 'Consumer Rights Act 2015 ss. 57 and 65',
  },
  {
    clauses: ['licences-taxes'],
    clients: 'business',
    text: "If the artist isn't UK resident, the client has to withhold tax at the basic rate once the year's payments pass the personal allowance, unless HMRC agrees to less. Ask for the certificate (form FEU 2).",
    source: 'Income Tax Act 2007 s. 966; Income Tax (Entertainers and Sportsmen) Regulations 1987 reg. 4',
  },
  {
    clauses: ['licences-taxes'],
    clients: 'business',
    text: 'Playing music in public needs TheMusicLicence from PPL PRS. The venue usually has it: get it to say so here.',
    source: 'Copyright, Designs and Patents Act 1988 ss. 16 and 19',
  },
  {
    clauses: ['force-majeure'],
    clients: 'all',
    text: "Under English law, if the gig becomes impossible and the contract doesn't say what happens, money paid comes back, less expenses a court allows. This clause can agree on something else.",
    source: 'Law Reform (Frustrated Contracts) Act 1943 ss. 1(2) and 2(3)',
  },
];

const EU: readonly JurisdictionNote[] = [
  {
    clauses: ['notices'],
    clients: 'all',
    text: "Both sides can sign on a phone. A signature can't be refused just because it's electronic, but only a qualified one always counts as handwritten.",
    source: 'eIDAS Regulation (EU) No 910/2014 art. 25',
  },
  {
    clauses: ['balance'],
    clients: 'business',
    text: 'Between businesses, late payment earns interest of at least 8 percentage points over the reference rate (in the euro area the ECB rate) and at least 40 euros, whatever this clause leaves out.',
    source: 'Late Payment Directive 2011/7/EU art. 2, 3 and 6',
  },
  {
    clauses: ['deposit', 'client-cancels'],
    clients: 'consumer',
    text: "A private client who books online or at home usually has 14 days to withdraw, but not from leisure services on a set date. A DJ set should count as one, but check your country's act before you rely on it.",
    source: 'Consumer Rights Directive 2011/83/EU art. 9 and 16(l)',
  },
  {
    clauses: ['deposit', 'client-cancels', 'artist-cancels'],
    clients: 'consumer',
    text: "Standard terms don't bind a private client if they're unfair. Suspect: a sum far above your loss, or a deposit they lose when they cancel while you'd owe nothing like it.",
    source: 'Unfair Terms Directive 93/13/EEC art. 3 and 6, annex 1(d) and (e)',
  },
  {
    clauses: ['liability'],
    clients: 'consumer',
    text: "Towards a private client, a standard term may be unfair if it limits liability for death or injury, or leaves them too little when you don't play. Unfair terms don't bind them.",
    source: 'Unfair Terms Directive 93/13/EEC art. 3 and 6, annex 1(a) and (b)',
  },
  {
    clauses: ['parties', 'licences-taxes'],
    clients: 'business',
    text: "Between businesses in two EU countries, the client usually owes the VAT. Invoice without it, with both VAT numbers and the words 'reverse charge'.",
    source: 'VAT Directive 2006/112/EC art. 44, 196 and 226',
  },
  {
    clauses: ['licences-taxes'],
    clients: 'consumer',
    text: 'For a private client, VAT belongs to the country where you play. For a gig in another EU country you may have to register there or use the One Stop Shop.',
    source: 'VAT Directive 2006/112/EC art. 54(1) and 369b',
  },
  {
    clauses: ['licences-taxes'],
    clients: 'all',
    text: 'Most tax treaties let the country where you play tax the fee, and its law may make the client withhold the tax. Say who bears it and ask for a certificate.',
    source: 'OECD Model Tax Convention art. 17, with the law of each country',
  },
  {
    clauses: ['travel'],
    clients: 'all',
    text: "Play in another EU country for a short time and you usually stay in your own country's social security. An A1 certificate from home proves it.",
    source: 'Regulation (EC) No 883/2004 art. 12 and 13; Regulation (EC) No 987/2009 art. 19(2)',
  },
  {
    clauses: ['law'],
    clients: 'all',
    text: 'You can choose the law of this contract. A private client usually keeps the protection of the law where they live, if you work or advertise there.',
    source: 'Rome I Regulation (EC) No 593/2008 art. 3 and 6',
  },
  {
    clauses: ['contractor'],
    clients: 'all',
    text: 'Some countries presume that a performer is employed, whatever the contract says. France does, unless you trade as a provider in another member state.',
    source: 'Code du travail (France), art. L7121-3 and L7121-5',
  },
];

/** Each place's notes, and the ISO day on which they were last checked. A template, not legal advice. */
export const NOTES: Readonly<
  Record<JurisdictionId, { reviewed: string; notes: readonly JurisdictionNote[] }>
> = {
  us: { reviewed: '2026-11-26', notes: US },
  uk: { reviewed: '2026-11-26', notes: UK },
  eu: { reviewed: '2026-11-26', notes: EU },
  other: { reviewed: '2026-11-26', notes: [] },
};

/** The notes of a place on a clause, for that kind of client. */
export function notesFor(
  place: JurisdictionId,
  clause: ClauseId,
  client: 'business' | 'consumer',
): readonly JurisdictionNote[] {
  return NOTES[place].notes.filter(
    ({ clauses, clients }) => clauses.includes(clause) && (clients === 'all' || clients === client),
  );
}
