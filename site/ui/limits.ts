/** How long a toast stays, in milliseconds. spec §9 */
export const TOAST_DURATION_MS = 5000;
/** How far a toast must be swiped to the right to be dismissed, in pixels. spec §9 */
export const TOAST_SWIPE_PX = 50;
/** The key that moves focus to the toast. spec §9 */
export const TOAST_HOTKEY = 'F8';
/** How long a dismissed toast is remembered before it is dropped, in milliseconds. spec §9 */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** How long a pointer rests before a tooltip opens, in milliseconds. spec §9 */
export const TOOLTIP_DELAY_MS = 700;
/** Within this time after one tooltip closed, the next opens at once, in milliseconds. spec §9 */
export const TOOLTIP_SKIP_DELAY_MS = 300;
/** The value at which a progress bar is full, unless told otherwise. spec §9 */
export const PROGRESS_MAX = 100;
