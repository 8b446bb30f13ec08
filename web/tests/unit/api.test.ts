import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';

afterEach(() => vi.unstubAllGlobals());

it('asks for nothing else until the first request is answered, so that somebody new becomes one guest', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise((resolve) => answers.push(() => resolve({ ok: true, json: async () => ({}) })));
  });
  const me = api.me();
  const lobby = api.lobby();
  await Promise.resolve();
  expect(asked).toEqual(['/api/me']);
  answers[0]!();
  await me;
  await vi.waitFor(() => expect(asked).toEqual(['/api/me', '/api/lobby']));
  answers[1]!();
  await lobby;
});
