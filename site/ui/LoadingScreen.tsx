import { Runs } from './Runs.tsx';

/** The whole window while it is not known yet what to show. spec §2 */
export function LoadingScreen({ text = 'Loading...' }: { text?: string }) {
  return (
    <div role="status" className="loading-screen">
      <span className="spinner xl">
        <Runs />
      </span>
      <p className="label">{text}</p>
    </div>
  );
}
