/**
 * What loads with the first touch, or when it is first shown. Here and not where it is used: an import brings the names of
 * all that it stands on, and those of all of them would weigh a kilobyte in the first load.
 */
export const voicePanel = async () => (await import('./voices/VoicePanel.tsx')).VoicePanel;
export const treatmentPanel = async () => (await import('./treatment/TreatmentPanel.tsx')).TreatmentPanel;
export const openResult = async () => (await import('./OpenResult.tsx')).OpenResult;
export const sayItLike = async () => (await import('./script/SayItLike.tsx')).SayItLike;
export const lanes = async () => (await import('./deck/Lanes.tsx')).Lanes;
export const takesBar = async () => (await import('./deck/TakesBar.tsx')).TakesBar;
export const speakAsIType = async () => (await import('./deck/SpeakAsIType.tsx')).SpeakAsIType;
export const deckProgress = async () => (await import('./deck/DeckProgress.tsx')).DeckProgress;
export const waveCanvas = async () => (await import('./deck/WaveCanvas.tsx')).WaveCanvas;
export const studioFailure = async () => (await import('./StudioFailure.tsx')).StudioFailure;
export const ownVoiceDialog = async () => (await import('./own-voice/OwnVoiceDialog.tsx')).OwnVoiceDialog;
export const templateGroups = async () => (await import('./script/TemplateGroups.tsx')).TemplateGroups;
export const takeUpRecipe = async () => (await import('./take-up-recipe.ts')).takeUpRecipe;
