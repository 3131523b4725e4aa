/** Whether any of it can be seen. The empty Braille pattern is a symbol by its class, and blank. */
export const isVisible = (text: string): boolean =>
  /[^\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
