import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';

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
export function StartPanel({ isStarting, onStart }: { isStarting: boolean; onStart: () => void }) {
  return (
    <Panel title="Your first press kit" padded className="kit-start">
      <ol>
        {POINTS.map(({ title, text }, index) => (
          <li key={title}>
            <span className="cue" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b>{title}</b>
              <em className="muted">{text}</em>
            </span>
          </li>
        ))}
      </ol>
      <div className="kit-start-ways">
        <Button variant="go" busy={isStarting} onClick={onStart}>
          Start a press kit
        </Button>
        <span className="small muted">Writing it is free, and saved as you type.</span>
      </div>
      <p className="small muted">
        Read first: <a href="/blog/press-kits-that-get-booked">press kits that get booked</a>.
      </p>
    </Panel>
  );
}
