/** The clauses of the library, in the order in which a contract has them. field: contract */
export const CLAUSE_IDS = [
  ...(['parties', 'engagement', 'times'] as const),
  ...(['fee', 'deposit', 'balance', 'overtime'] as const),
  ...(['postponement', 'client-cancels', 'artist-cancels', 'force-majeure'] as const),
  ...(['technical-rider', 'hospitality', 'travel', 'safety', 'damage', 'weather'] as const),
  ...(['recording', 'promotion', 'radius'] as const),
  ...(['licences-taxes', 'liability', 'insurance', 'contractor', 'substitution'] as const),
  ...(['law', 'whole-agreement', 'notices'] as const),
] as const;
export type ClauseId = (typeof CLAUSE_IDS)[number];

/** What clauses are about, in the order of the contract. */
export const GROUPS = {
  who: 'Who and when',
  money: 'Money',
  'falls-through': 'If it falls through',
  'on-the-night': 'On the night',
  'your-name': 'Your name',
  cover: 'Cover',
  law: 'Law',
} as const;
export type GroupId = keyof typeof GROUPS;
