import { declineContract } from './decline-contract.ts';
import { fitNames } from './fit-names.ts';
import { followClauses } from './follow-clauses.ts';
import { handOn } from './hand-on.ts';
import { proposeChange } from './propose-change.ts';
import { focusWhatChanged } from './reload-page.ts';
import { signContract } from './sign-contract.ts';
import { tellOpened } from './tell-opened.ts';
import { tellTimes } from './tell-times.ts';
import { withdrawProposals } from './withdraw-proposals.ts';
import { writeComment } from './write-comment.ts';

/** Of the page on which a contract is signed, which the server renders: without it everything can be read and downloaded. */
const [, , token = ''] = location.pathname.split('/');
const { version = '', sha256 = '', link = '', unread } = document.body.dataset;
const page = {
  ...{ address: `/api/signing/${token}`, version: Number(version), sha256, zone: zoneOfReader() },
  reader: `${sha256}-${link}`,
};

tellTimes(page.zone);
fitNames();
followClauses();
signContract(page);
declineContract(page);
handOn(page);
writeComment(page);
proposeChange(page);
withdrawProposals(page);
if (unread !== undefined) tellOpened(page);
focusWhatChanged();

function zoneOfReader(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}
