/** Why the microphone is not there, and the way to it. */
export interface MicrophoneProblem {
  title: string;
  text: string;
}

const UPLOAD = 'Or upload a recording.';

/** Words for the name of an error of getUserMedia. */
export function microphoneProblem(name: string): MicrophoneProblem {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return {
        title: 'The microphone is blocked',
        text: `Allow it for this site beside the address, then try again. ${UPLOAD}`,
      };
    case 'NotFoundError':
    case 'OverconstrainedError':
      return { title: 'No microphone found', text: `Plug one in, then try again. ${UPLOAD}` };
    case 'NotReadableError':
    case 'AbortError':
      return {
        title: 'Another program holds the microphone',
        text: `Close it there, then try again. ${UPLOAD}`,
      };
    case 'InsecureContext':
      return {
        title: 'Recording needs a secure address',
        text: `Browsers open the microphone on https only. ${UPLOAD}`,
      };
    default:
      return { title: 'The recorder did not start', text: `Try again. ${UPLOAD}` };
  }
}
