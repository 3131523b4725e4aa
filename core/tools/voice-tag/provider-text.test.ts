import { expect, it } from 'vitest';
import { providerProblem, providerText } from './provider-text.ts';

it('leaves a script as it was typed, in any writing system', () => {
  expect(providerText('Ты слушаешь DJ Beyoncé', [])).toBe('Ты слушаешь DJ Beyoncé');
});

it('writes respelled words as they sound, whole words only', () => {
  const respellings = [{ word: 'Nova', say: 'NO-vah' }];
  expect(providerText('DJ NOVA, not Novanta', respellings)).toBe('DJ NO-vah, not Novanta');
});

it('refuses what has no word in it', () => {
  expect(providerProblem('🔥🔥 !!')).toEqual({ path: 'script', reason: 'Write at least one word' });
  expect(providerProblem('火')).toBeNull();
});
