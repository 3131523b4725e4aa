/** A reason not to start or to stop. The message is one or two sentences for the person at the terminal, and all they see. */
export class StartError extends Error {}
