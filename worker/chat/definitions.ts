const WHAT =
  /^(so )?(what[’']?s|what (is|are)|what does .* mean|explain|what (should|has to|must|needs to) be (in|on)|what (belongs|goes) (in|on))\b/i;
const MEANING = /^(so )?(what is|what[’']?s) an?( [\p{L}-]+){1,3}\??$/iu;

/** Whether something is asked for as a whole, so that a page has to begin with its introduction. */
export const asksForAll = (question: string): boolean => WHAT.test(question.trim());

/** Whether it is asked what one thing is: where that is said, no more was asked. */
export const asksForMeaning = (question: string): boolean => MEANING.test(question.trim());
