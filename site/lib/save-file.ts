/** Some browsers read the file only after the click has returned. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser's downloads under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
