// Who somebody is on which device, and who is let in at a running game.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { missing, openHouse, table } from './house.mjs';

describe('devices and doors', { skip: missing() ?? false, timeout: 180_000 }, () => {
  let house;
  before(async () => {
    house = await openHouse();
  });
  after(() => house?.close());

  it('moves to another device by a button, lists the devices and signs out elsewhere', async () => {
    const first = await house.person({ settings: { name: 'Ann', told: '' } });
    await first.goto(`${house.url}/settings`);
    await first.getByRole('button', { name: 'Make the link' }).click();
    const link = await first.locator('input[readonly]').inputValue();
    const second = await house.person({ settings: { name: 'Bob', told: 'Bob' } });
    for (let look = 0; look < 2; look++) {
      await second.goto(link);
      await second.getByRole('button', { name: /^Be / }).waitFor();
    }
    await second.getByRole('button', { name: /^Be / }).click();
    await second.waitForURL(`${house.url}/`);
    await second.goto(`${house.url}/devices`);
    await second.locator('.devices li').nth(1).waitFor();
    await first.goto(`${house.url}/devices`);
    await first.locator('.devices li').nth(1).waitFor();
    await first.getByRole('button', { name: 'Sign out on all other devices' }).click();
    await first.waitForFunction(() => document.querySelectorAll('.devices li').length === 1);
    await second.reload();
    await second.locator('.devices li').first().waitFor();
    assert.equal(await second.locator('.devices li').count(), 1, 'somebody new');
    await second.goto(link);
    await second.getByText('has been used already').waitFor();
    assert.deepEqual([...first.faults, ...second.faults], []);
  });

  it('asks the people of a running game before a newcomer sits down', async () => {
    const host = await house.person();
    const opened = await table(host, house.url, { bot_pause: 3000 });
    await host.waitForFunction(() => window.saloon?.state === 'on' && window.saloon.people);
    await host.evaluate(() => window.saloon.say({ type: 'start' }));
    await host.waitForFunction(() => window.saloon.people?.stage === 'playing');
    const guest = await house.person({ settings: { name: 'Cal', told: '' } });
    await guest.goto(`${house.url}${opened.path}?debug`);
    await guest.getByRole('button', { name: 'Ask for a bot’s seat' }).click();
    await guest.locator('.notice button').first().click();
    await guest.getByText('The table has been asked').waitFor();
    await host.getByRole('button', { name: 'Let in' }).click();
    await guest.waitForFunction(() => window.saloon.stage.me !== null);
    assert.deepEqual([...host.faults, ...guest.faults], []);
  });
});
