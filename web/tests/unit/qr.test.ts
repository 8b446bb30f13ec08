import { describe, expect, it } from 'vitest';
import { qr } from '../../src/lib/qr';

describe('the QR code', () => {
  it('has the right size and finder patterns', () => {
    const code = qr('http://localhost:8080/t/k3v9x2mq7r')!;
    expect(code.length).toBe(29);
    for (const [x, y] of [[0, 0], [22, 0], [0, 22]] as const) {
      expect(code[y]!.slice(x, x + 7)).toEqual([true, true, true, true, true, true, true]);
      expect(code[y + 1]!.slice(x, x + 7)).toEqual([true, false, false, false, false, false, true]);
    }
  });

  it('gives up on what is too long', () => {
    expect(qr('x'.repeat(300))).toBeNull();
  });
});
