/** What was typed so far, shared by the two forms. */
export interface Draft {
  name: string;
  email: string;
  password: string;
}

export interface DraftProps {
  draft: Draft;
  onDraft: (change: Partial<Draft>) => void;
}
