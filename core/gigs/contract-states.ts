/** How far a contract is: `draft` and `made` were never sent, or aren't out any more as they are now. */
export const CONTRACT_STATES = {
  draft: 'Draft',
  made: 'Not sent yet',
  out: 'Out for signature',
  signed: 'Signed by both',
  declined: 'Declined',
  voided: 'Taken back',
  expired: 'Expired unsigned',
} as const;
export type ContractState = keyof typeof CONTRACT_STATES;
