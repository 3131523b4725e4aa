import { Runs } from '#site/ui/Runs.tsx';

interface DrawButtonProps {
  /** `Draw twelve`, or `Draw twelve more` where these words have been drawn. */
  label: string;
  price: string;
  /** Amber: the one next thing of the screen. */
  isNext: boolean;
  isRunning: boolean;
  seed: number;
  isVisitor: boolean;
  /** The browser keeps a visitor's brief for their account. */
  isKept: boolean;
}

/** The button that draws, its price beside it. */
export function DrawButton({ label, price, isNext, isRunning, seed, isVisitor, isKept }: DrawButtonProps) {
  return (
    <div className="draw">
      <div className="draw-row">
        <button
          type="submit"
          className={isNext ? 'btn go' : 'btn'}
          aria-busy={isRunning || undefined}
          aria-disabled={isRunning || undefined}
          data-testid="draw"
        >
          <span>{label}</span>
          {isRunning && <Runs />}
        </button>
        <span className="small num" data-testid="price">
          {price}
        </span>
      </div>
      <p className="micro muted">
        {isVisitor ? visitorWords(isKept) : 'All twelve are saved. '}
        Seed <span className="num">{seed}</span>.
      </p>
    </div>
  );
}

const visitorWords = (isKept: boolean): string =>
  isKept
    ? 'Kept in this browser. Sign up free and these twelve come along at no cost. '
    : 'Sign in to draw all twelve. Your brief is kept. ';
