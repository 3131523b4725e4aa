import { expect, it } from 'vitest';
import { microphoneProblem } from './microphone-problem.ts';

it.each([
  ['NotAllowedError', 'The microphone is blocked'],
  ['NotFoundError', 'No microphone found'],
  ['NotReadableError', 'Another program holds the microphone'],
  ['InsecureContext', 'Recording needs a secure address'],
  ['TypeError', 'The recorder did not start'],
])('%s is said in words, with the other way in', (name, title) => {
  expect(microphoneProblem(name).title).toBe(title);
  expect(microphoneProblem(name).text).toContain('upload');
});
