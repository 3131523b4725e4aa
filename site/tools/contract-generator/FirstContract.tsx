import { StartPanel } from '../shell/document/StartPanel.tsx';

const POINTS = [
  {
    title: 'Say what you agreed',
    text: 'The night, the fee and who pays when. The clauses fill themselves in, and each tells you what it means.',
  },
  {
    title: 'It finds what would hurt',
    text: 'A balance that is due after the gig, a clause that is missing, times that the clocks skip.',
  },
  {
    title: 'See what a cancellation costs',
    text: 'Pick a day and a side: who owes what, and which clause says so.',
  },
];

/** What an account without a contract sees. */
export function FirstContract(start: { isStarting: boolean; onStart: () => void }) {
  return (
    <StartPanel title="Your first contract" points={POINTS} action="Write a contract" {...start}>
      <p className="small muted">The clauses are templates, not legal advice.</p>
    </StartPanel>
  );
}
