import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '#core/errors.ts';
import { orderPath, PLANS } from '#core/plans.ts';
import { track } from '#site/lib/analytics.ts';
import { afterNextFrame } from '#site/lib/next-frame.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { startTrial } from '#site/lib/start-trial.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { signUpLink } from '../failure-words.ts';
import { GateOffer } from './GateOffer.tsx';
import { gateOptions, gateState, trialDayWords } from './gate-state.ts';
import { type GateId, gateWords, PRO_GIVES } from './gate-words.ts';
import { useDoubtedSession } from './use-doubted-session.ts';
import './pro-gate.css';

/** What was pressed, and needs Pro. */
export interface Gated {
  gate: GateId;
  /** Does it: called once a press here has started the trial. None where there is nothing to go on with yet. */
  onPro?: (() => void) | undefined;
  /** What the person was at, where the gate itself can't know: `brief`. */
  kept?: string | undefined;
  /** What `onPro` does, where it is something else than the gate's own: `renew the link`. */
  next?: string | undefined;
  /** Of what it is, where the place has it at hand. It says nothing that the words don't. */
  picture?: ReactNode;
}

interface ProGateProps extends Gated {
  onClose: () => void;
}

/** What a part of Pro is and costs. Starts the trial, and then does what was asked for. */
export function ProGate({ gate, onPro, kept, next, picture, onClose }: ProGateProps) {
  const { session, isDoubted } = useDoubtedSession();
  const [now] = useState(() => new Date());
  const isLeft = useRef(false);
  const { hadTrial, ...trial } = useTrial(goOn);
  const known = gateState(session, isDoubted);
  const state = hadTrial && known === 'trial' ? 'over' : known;
  const options = gateOptions(PLANS, state, now);
  const [chosen, setChosen] = useState<string | null>(null);
  const choice = (options.find(({ id }) => id === chosen) ?? options[0])?.id ?? 'pro';
  const words = gateWords(gate, { kept, next, hasNext: onPro !== undefined });
  const endedAt =
    session.status === 'user' && state === 'over' && !isDoubted ? session.user.trialEndsAt : null;

  function close(): void {
    isLeft.current = true;
    onClose();
  }
  function goOn(): void {
    if (isLeft.current) return;
    close();
    // The focus is back where it was by then.
    if (onPro) afterNextFrame(onPro);
  }
  // It was started in another tab, say: nobody has pressed here for what would go on.
  const isPro = state === 'pro' && !trial.isBusy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known
  useEffect(() => {
    if (isPro) close();
  }, [isPro]);

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      className="pro-gate"
      title={
        <>
          {words.heading}
          <span className="sr">: {words.title}</span>
        </>
      }
      actions={
        <>
          <div className="gate-problem" role="alert">
            {trial.problem && <StateLabel state="danger">{trial.problem}</StateLabel>}
          </div>
          {choice === 'pro' && (
            <Button variant="go" href={orderPath('pro')}>
              Get Pro
            </Button>
          )}
          {choice === 'trial' &&
            (state === 'visitor' ? (
              <Button variant="go" href={signUpLink(location.pathname + location.search)}>
                Sign up free to start the trial
              </Button>
            ) : (
              <Button variant="go" busy={trial.isBusy} onClick={() => void trial.start()}>
                {trial.problem ? 'Retry' : words.start}
              </Button>
            ))}
          <Button onClick={close}>{words.back}</Button>
          <p className="gate-free small muted">
            {words.isFile ? (
              <Download className="i i16" aria-hidden="true" />
            ) : (
              <Check className="i i16" aria-hidden="true" />
            )}
            <span>{words.free}</span>
          </p>
        </>
      }
    >
      <div className="gate-what" data-picture={picture ? '' : undefined}>
        {picture && (
          <div className="gate-picture" aria-hidden="true">
            {picture}
          </div>
        )}
        <div>
          <h3>{words.title}</h3>
          <p className="small muted">{words.text}</p>
        </div>
      </div>
      <GateOffer {...{ options, now, choice, onChoose: setChosen, endedAt }} />
      <div className="gate-gives">
        <h3 className="label">{options.length > 1 ? 'Both give you' : 'Pro gives you'}</h3>
        <ul>
          {PRO_GIVES.map(({ text }) => (
            <li key={text}>
              <Check className="i i16" aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The start of the trial: how it goes, and why it didn't. */
function useTrial(onStarted: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [hadTrial, setHadTrial] = useState(false);

  async function start(): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    track('trial_click', { place: 'gate', plan: 'trial' });
    try {
      const endsAt = await startTrial();
      if (endsAt)
        showToast({
          tone: 'ok',
          title: `Your trial runs until ${trialDayWords(new Date(endsAt))}`,
          text: "There's no card and nothing to cancel.",
        });
      onStarted();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CONFLICT') setHadTrial(true);
      setProblem(problemOf(error));
      setIsBusy(false);
    }
  }
  return { isBusy, problem, hadTrial, start };
}
