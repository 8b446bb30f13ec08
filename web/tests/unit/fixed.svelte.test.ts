// Characters fixed at seats, on the page of house rules.
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import FixedCharacters from '../../src/components/FixedCharacters.svelte';

it('gives a seat its character, and nobody else the same', () => {
  const props = $state({ boxes: ['base'], players: 4, values: {} as Record<string, string> });
  const shown = mount(FixedCharacters, { target: document.body, props });
  flushSync();
  const seats = () => [...document.querySelectorAll<HTMLSelectElement>('select[data-seat]')];
  const offered = (at: number) => [...seats()[at]!.options].map((option) => option.value);
  const choose = (at: number, who: string) => {
    seats()[at]!.value = who;
    seats()[at]!.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
  };
  expect(seats().map((one) => one.dataset['seat'])).toEqual(['A', 'B', 'C', 'D']);
  expect(offered(1)).toContain('sid-ketchum');
  expect(offered(1)).not.toContain('vera-custer');
  choose(0, 'sid-ketchum');
  choose(2, 'kit-carlson');
  expect(props.values).toEqual({ fixed_characters: 'A:sid-ketchum,C:kit-carlson' });
  expect(offered(1)).not.toContain('sid-ketchum');
  choose(0, '');
  choose(2, '');
  expect(props.values).toEqual({});
  void unmount(shown);
});
