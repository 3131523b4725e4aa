import { StartPanel } from '../shell/document/StartPanel.tsx';

const POINTS = [
  {
    title: 'It begins with your profile',
    text: 'Name, city, genres and facts are filled in. If you have a logo, the kit uses it.',
  },
  {
    title: 'It tells you what is missing',
    text: 'A score counts what a booker looks for, and says what to do next.',
  },
  {
    title: 'It says nothing that is not true',
    text: 'The bio is written from your facts, and every claim leads to what proves it.',
  },
];

/** What an account without a press kit sees. */
export function FirstKit(start: { isStarting: boolean; onStart: () => void }) {
  return (
    <StartPanel title="Your first press kit" points={POINTS} action="Start a press kit" {...start}>
      <p className="small muted">
        Read first: <a href="/blog/press-kits-that-get-booked">press kits that get booked</a>.
      </p>
    </StartPanel>
  );
}
