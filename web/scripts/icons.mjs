// Which drawing stands for what. Names on the right are icons of game-icons.net; authors are named on the credits page.
export const kinds = {
  beer: 'beer-stein', saloon: 'saloon-doors', stagecoach: 'old-wagon', 'wells-fargo': 'strongbox', 'general-store': 'shop',
  panic: 'snatch', 'cat-balou': 'cat', gatling: 'minigun', indians: 'two-feathers', duel: 'crossed-pistols',
  barrel: 'barrel', mustang: 'horse-head', scope: 'spyglass', jail: 'prisoner', dynamite: 'dynamite',
  volcanic: 'chaingun', schofield: 'revolver', remington: 'lee-enfield', 'rev-carabine': 'sawed-off-shotgun', winchester: 'winchester-rifle',
  dodge: 'dodging', whisky: 'brandy-bottle', tequila: 'cactus', 'rag-time': 'grand-piano', brawl: 'broken-bottle', punch: 'punch',
  springfield: 'musket', hideout: 'wood-cabin', binocular: 'binoculars', bible: 'book-cover', 'iron-plate': 'breastplate',
  sombrero: 'sombrero', 'ten-gallon-hat': 'western-hat', canteen: 'water-flask', 'pony-express': 'cavalry', 'can-can': 'skirt',
  conestoga: 'cartwheel', derringer: 'pistol-gun', knife: 'thrown-knife', pepperbox: 'reload-gun-barrel', 'buffalo-rifle': 'buffalo-head',
  howitzer: 'cannon',
};
export const roles = { sheriff: 'law-star', deputy: 'allied-star', outlaw: 'bandit', renegade: 'desert-skull' };
export const suits = { hearts: 'hearts', diamonds: 'diamonds', clubs: 'clubs', spades: 'spades' };
export const others = {
  hourglass: 'hourglass', tomb: 'tombstone', chat: 'chat-bubble', gear: 'cog', robot: 'robot-antennas',
  trophy: 'laurels-trophy', nobody: 'outback-hat',
};
// The two composed drawings, Bang! and Missed!, are made of these.
export const composed = ['revolver', 'western-hat'];

/** Author of every icon used; their names are the folders of the collection. Whatever is not named here is by Delapouite. */
const others_by = {
  Lorc: 'beer-stein snatch spyglass two-feathers crossed-pistols thrown-knife broken-bottle punch dodging breastplate book-cover cannon law-star desert-skull hourglass tombstone cog vulture minigun cat cartwheel brandy-bottle',
  Sbed: 'chaingun',
  Skoll: 'musket allied-star clubs diamonds hearts spades lee-enfield revolver winchester-rifle',
  'John Colburn': 'pistol-gun',
  'Caro Asercion': 'grand-piano',
};
export function authorOf(icon) {
  return Object.keys(others_by).find((author) => others_by[author].split(' ').includes(icon)) ?? 'Delapouite';
}
