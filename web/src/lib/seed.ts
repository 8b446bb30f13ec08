// The fair deal: whoever knows the seed can check that its hash was the one shown before the deal.

/** Is this the seed with this hash? Both are hexadecimal. */
export async function isSeedOf(seed: string, hash: string): Promise<boolean> {
  const bytes = new Uint8Array((seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  const made = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...made].map((byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
}
