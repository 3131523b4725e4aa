import { PROTECTED, type Protected } from '#core/tools/contract-generator/clauses/clause-template.ts';

const SIDES = Object.keys(PROTECTED) as Protected[];
const SHORT = { artist: 'You', both: 'Both', client: 'Them' } as const;

/** Whom a clause protects more. */
export const ProtectedMark = ({ side }: { side: Protected }) => (
  <span className="protects" data-side={side}>
    <i aria-hidden="true" />
    <span className="sr">Protects </span>
    {SHORT[side]}
  </span>
);

/** How many clauses protect whom: a step a clause. */
export function Fairness({ counts }: { counts: Record<Protected, number> }) {
  return (
    <div className="fairness">
      <div className="fairness-meter" aria-hidden="true">
        {SIDES.flatMap((side) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a meter
          Array.from({ length: counts[side] }, (_, at) => <i key={`${side}${at}`} data-side={side} />),
        )}
      </div>
      <p>
        <span className="sr">Clauses that protect</span>
        {SIDES.map((side) => (
          <span key={side} className="protects" data-side={side}>
            <i aria-hidden="true" />
            {SHORT[side]} <b className="num">{counts[side]}</b>
          </span>
        ))}
      </p>
    </div>
  );
}
