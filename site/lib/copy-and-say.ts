import { copyText } from './copy-text.ts';
import { showToast } from './toast.store.ts';

/** Puts words on the clipboard and says that they are there, or why they are not. */
export async function copyAndSay(
  text: string,
  done: { title: string; text?: string },
  otherwise = 'The browser keeps the clipboard closed.',
): Promise<void> {
  if (await copyText(text)) showToast({ tone: 'ok', ...done });
  else showToast({ tone: 'danger', title: 'Not copied', text: otherwise });
}
