/** The mark of the entry that a full sheet adds to the tab's history, so that Back closes the sheet and nothing else. */
const MARK = 'cueSheet';

const isOnSheet = () => history.state?.[MARK] === true;

let isGoingBack = false;

function goBack(): void {
  isGoingBack = true;
  addEventListener('popstate', () => (isGoingBack = false), { once: true });
  history.back();
}

/** An entry whose sheet is not open any more, as after a reload or on the way back from a source, is left at once. */
export function leaveStaleEntry(isOpen: boolean): void {
  if (!isOpen && isOnSheet() && !isGoingBack) goBack();
}

/** Adds the entry of a sheet that has opened. Returns what to do when it has closed, by Back or otherwise. */
export function enterSheet(close: () => void): () => void {
  const follow = () => !isOnSheet() && close();
  const enter = () => {
    if (!isOnSheet()) history.pushState({ ...history.state, [MARK]: true }, '');
    addEventListener('popstate', follow);
  };
  // The step back from the sheet before this one may still be on its way.
  if (isGoingBack) addEventListener('popstate', enter, { once: true });
  else enter();
  return () => {
    removeEventListener('popstate', enter);
    removeEventListener('popstate', follow);
    if (isOnSheet() && !isGoingBack) goBack();
  };
}
