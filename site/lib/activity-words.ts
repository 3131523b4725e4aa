/** `Logo created` for the action `logo-created`: actions are named after what happened. */
export function activityWords(action: string): string {
  const words = action.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
