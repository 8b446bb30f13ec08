// Portraits of the 42 characters, put together from a few shapes. Made for this project.
import { readFileSync } from 'node:fs';

const skin = { fair: '#f0c7a3', tan: '#dba878', warm: '#d39c6d', brown: '#a9714a', dark: '#7d5134', pale: '#e8d3bd' };
const backs = { moss: ['#56704f', '#6d8763'], gold: ['#b07a3c', '#c9934d'], wine: ['#7c3f52', '#96536a'], sea: ['#3f5a70', '#56738a'], ash: ['#59534d', '#6e675f'], rust: ['#8a4526', '#a45c38'], plum: ['#54456e', '#6c5c88'], teal: ['#2f625e', '#447a75'], sand: ['#a08a5c', '#b9a475'], night: ['#2e3350', '#434a6c'] };

const body = {
  coat: (c, shirt = '#e9dcc0') => `<path d="M4 64Q6 47 23 45h18q17 2 19 19z" fill="${c}"/><path d="M25 45l7 9 7-9v19H25z" fill="${shirt}"/>`,
  shirt: (c) => `<path d="M6 64Q8 47 24 45h16q16 2 18 19z" fill="${c}"/>`,
  dress: (c, lace = '#e9dcc0') => `<path d="M8 64q2-15 18-17h12q16 2 18 17z" fill="${c}"/><path d="M24 48q8 7 16 0l2 4q-10 8-20 0z" fill="${lace}"/>`,
  poncho: (c, stripe) => `<path d="M2 64Q10 46 32 44q22 2 30 20z" fill="${c}"/><path d="M7 58q25-12 50 0M11 53q21-10 42 0" stroke="${stripe}" stroke-width="2.4" fill="none"/>`,
  vest: (c, shirt = '#d8c7a3') => `<path d="M6 64Q8 47 24 45h16q16 2 18 19z" fill="${shirt}"/><path d="M10 64q1-14 14-18l6 18zM54 64q-1-14-14-18l-6 18z" fill="${c}"/>`,
  fringe: (c) => `<path d="M6 64Q8 48 24 46h16q16 2 18 18z" fill="${c}"/><path d="M8 58l4 6M16 52l2 12M56 58l-4 6M48 52l-2 12" stroke="#5f3d1e" stroke-width="2"/>`,
  fur: (c) => `<path d="M3 64Q4 50 20 45q12 5 24 0 16 5 17 19z" fill="${c}"/><path d="M18 46q14 8 28 0l3 6q-17 9-34 0z" fill="#f3ead9"/>`,
};
const neck = (s) => `<path d="M27 40h10v8l-5 5-5-5z" fill="${s}" filter="brightness(.86)"/>`;
const face = {
  oval: (s) => `<ellipse cx="32" cy="32" rx="10.5" ry="12.5" fill="${s}"/>`,
  square: (s) => `<path d="M20.5 24h23v10q0 12-11.500 13-11.500-1-11.500-13z" fill="${s}"/>`,
  long: (s) => `<path d="M22 22h20v13q-1 13-10 15-9-2-10-15z" fill="${s}"/>`,
  soft: (s) => `<path d="M22 28q0-9 10-9t10 9v4q-1 11-10 13-9-2-10-13z" fill="${s}"/>`,
};
const hair = {
  short: (c) => `<path d="M21 30q-2-12 5-13h12q7 1 5 13-1-6-4-7H25q-3 1-4 7z" fill="${c}"/>`,
  long: (c) => `<path d="M15 34q-3-22 17-23 20 1 17 23 2 9-4 14H19q-6-5-4-14z" fill="${c}"/>`,
  braids: (c) => `<path d="M20 30q-1-16 12-17 13 1 12 17l3 18-5 6-2-22q-8-8-16 0l-2 22-5-6z" fill="${c}"/>`,
  bun: (c) => `<circle cx="32" cy="10" r="6" fill="${c}"/><path d="M19 32q-2-18 13-19 15 1 13 19-4-9-13-9t-13 9z" fill="${c}"/>`,
  curls: (c) => `<g fill="${c}"><circle cx="20" cy="24" r="6"/><circle cx="44" cy="24" r="6"/><circle cx="18" cy="33" r="5"/><circle cx="46" cy="33" r="5"/><circle cx="25" cy="16" r="6"/><circle cx="39" cy="16" r="6"/><circle cx="32" cy="13" r="6"/></g>`,
  grey: (c) => `<path d="M20 34q-4-18 12-19 16 1 12 19l-2-8q-3-4-10-4t-10 4z" fill="${c}"/>`,
  none: () => '',
};
const eyes = {
  dots: '<circle cx="27.500" cy="31.500" r="1.400" fill="#2a1a10"/><circle cx="36.500" cy="31.500" r="1.400" fill="#2a1a10"/>',
  stern: '<circle cx="27" cy="31.500" r="1.400" fill="#2a1a10"/><circle cx="37" cy="31.500" r="1.400" fill="#2a1a10"/><path d="M24 28.500l5 .8M40 28.500l-5 .8" stroke="#3a2415" stroke-width="1.600"/>',
  lash: '<path d="M26 31q2-1.500 4 0M34.500 31q2-1.500 4 0" stroke="#2a1a10" stroke-width="1.500" fill="none"/><circle cx="28" cy="32" r="1.200" fill="#2a1a10"/><circle cx="36.500" cy="32" r="1.200" fill="#2a1a10"/>',
  slit: '<path d="M25 31h4.500M34.500 31H39" stroke="#2a1a10" stroke-width="2" stroke-linecap="round"/>',
  glasses: '<g fill="none" stroke="#2a1a10" stroke-width="1.300"><circle cx="27.500" cy="31.500" r="3.600" fill="#cfe0e6" fill-opacity=".6"/><circle cx="36.700" cy="31.500" r="3.600" fill="#cfe0e6" fill-opacity=".6"/><path d="M31 31h2.200"/></g><circle cx="27.500" cy="31.700" r="1.100" fill="#2a1a10"/><circle cx="36.700" cy="31.700" r="1.100" fill="#2a1a10"/>',
  dark: '<path d="M22.500 29.500h8v3q-1 3-4 3t-4-3zM33.500 29.500h8v3q-1 3-4 3t-4-3zM30 30.500h4" fill="#1a1412" stroke="#1a1412"/>',
  patch: '<circle cx="27.500" cy="31.500" r="1.400" fill="#2a1a10"/><path d="M33 29.500h7v3.500q-3.500 3-7 0z" fill="#1a1412"/><path d="M21 25l22 8" stroke="#1a1412" stroke-width="1.300"/>',
  none: '',
};
const mouth = {
  smile: '<path d="M28 38.500q4.500 3 8.500-.8" fill="none" stroke="#7a3b22" stroke-width="1.500" stroke-linecap="round"/>',
  flat: '<path d="M28.500 39.500h7" fill="none" stroke="#7a3b22" stroke-width="1.500" stroke-linecap="round"/>',
  lips: '<path d="M29 39.500q3-1.800 6.500 0-3 2.400-6.500 0z" fill="#b3262a"/>',
  grin: '<path d="M27 38q5 5 10 0z" fill="#fff" stroke="#7a3b22" stroke-width="1"/>',
  cigar: '<path d="M28.500 39.500h6" stroke="#7a3b22" stroke-width="1.500"/><path d="M35 39l9 2.400-.5 2.300-8.800-2.300z" fill="#6b4423"/><circle cx="44" cy="42.500" r="1.500" fill="#e8603c"/>',
  none: '',
};
const beard = {
  none: () => '',
  stache: (c) => `<path d="M19.500 41q4-6 9.500-5.500 2 0 3 1.200 1-1.200 3-1.200 5.500-.5 9.500 5.500-5 2-9 1-2.500-.7-3.500-2-1 1.300-3.500 2-4 1-9-1z" fill="${c}"/>`,
  thin: (c) => `<path d="M25 38.500q3.500-3 7-1.500 3.500-1.500 7 1.500-3.500 0-7 .5-3.500-.5-7-.5z" fill="${c}"/>`,
  full: (c) => `<path d="M19.500 32q2 5 6 5h13q4 0 6-5 2 14-3 20-4 6-9.500 9-5.500-3-9.500-9-5-6-3-20z" fill="${c}"/><path d="M27 39.500q5-2 10 0-1 2-5 2t-5-2z" fill="#7a3b22"/>`,
  goatee: (c) => `<path d="M27 37q5-2.500 10 0l-1 9-4 4-4-4z" fill="${c}"/><path d="M29 40.500h6" stroke="#7a3b22" stroke-width="1.300"/>`,
  stubble: (c) => `<path d="M21.500 35q2 10 10.500 12 8.500-2 10.500-12-3 3-10.500 3t-10.500-3z" fill="${c}" opacity=".45"/>`,
  chops: (c) => `<path d="M20.500 27v10q2 5 5 6l-1-14zM43.500 27v10q-2 5-5 6l1-14z" fill="${c}"/>`,
};
const hat = {
  none: () => '',
  wide: (c, b) => `<path d="M5 23q12-2 15-3l1-13q5-3 11-3t11 3l1 13q3 1 15 3-12 4-27 4T5 23z" fill="${c}"/><path d="M20.300 20h23.400l-.3-4H20.600z" fill="${b}"/>`,
  tilted: (c, b) => `<g transform="rotate(-9 32 20)"><path d="M8 22q10-4 13-3-1-13 5-13 3 0 6 2.500 3-2.500 6-2.500 6 0 5 13 3-1 13 3-9 5-24 5T8 22z" fill="${c}"/><path d="M21 19q11 3.500 22 0l.2-3.500q-11 3.500-22.400 0z" fill="${b}"/></g>`,
  bowler: (c, b) => `<path d="M14 22q6-2 6-3 0-14 12-14t12 14q0 1 6 3-8 4-18 4t-18-4z" fill="${c}"/><path d="M20 19q12 4 24 0v-3q-12 3.500-24 0z" fill="${b}"/>`,
  top: (c, b) => `<path d="M12 22q7-1 8-2V1q12-3 24 0v19q1 1 8 2-9 4-20 4t-20-4z" fill="${c}"/><path d="M20 20q12 3 24 0v-5q-12 3-24 0z" fill="${b}"/>`,
  sombrero: (c, b) => `<path d="M0 24q14-2 19-6l4-14q9-3 18 0l4 14q5 4 19 6-8 6-32 6T0 24z" fill="${c}"/><path d="M19 19q13 5 26 0l-1-4q-12 4-24 0z" fill="${b}"/><path d="M4 25q28 8 56 0" stroke="${b}" stroke-width="1.500" fill="none" stroke-dasharray="2 2"/>`,
  fur: (c, b) => `<path d="M17 29q-2-20 15-20t15 20q-15-6-30 0z" fill="${c}"/><path d="M17 29q15-7 30 0v-5q-15-6-30 0z" fill="${b}"/><path d="M46 22q9 3 9 14l-2 11q-5-2-4-11 0-6-4-8z" fill="${c}"/><path d="M50 30l5 1M50 36l5 1M50 42l4 1" stroke="#33210f" stroke-width="2"/>`,
  feather: (c, b) => `<path d="M18 18q12-8 29-3l-3 5q-13-4-24 1z" fill="${c}"/><path d="M24 15q2-9 10-9t9 7q-9-2-19 2z" fill="${c}"/><path d="M43 14Q54 3 58 8q1 6-14 9z" fill="${b}"/><path d="M44 15Q52 8 57 8.500" stroke="#8a5e12" fill="none"/>`,
  bonnet: (c, b) => `<path d="M14 36Q8 8 32 7t18 29l-6 4q3-20-12-21t-12 21z" fill="${c}"/><path d="M20 40q-2-20 12-20t12 20" fill="none" stroke="${b}" stroke-width="2"/>`,
  band: (c, b) => `<path d="M19.500 22q12.500-5 25 0l.5 5q-13-4.500-26 0z" fill="${c}"/><path d="M42 20L50 2l3 4-7 17z" fill="${b}"/><path d="M45 18L51 4" stroke="#fff" stroke-width=".8"/>`,
  flat: (c, b) => `<path d="M7 22q8-2 13-3l2-10h20l2 10q5 1 13 3-10 3-25 3T7 22z" fill="${c}"/><path d="M20.500 19q11.500 2.500 23 0l-.5-4q-11 2.500-22 0z" fill="${b}"/>`,
  santa: () => `<path d="M18 24q0-18 16-19 12 1 20 12l-4 5q-6-4-9-3l3 6z" fill="#b3261e"/><circle cx="52" cy="21" r="4" fill="#fbf4e3"/><path d="M16 22q16-6 32 0 2 5-1 7-15-5-30 0-3-2-1-7z" fill="#fbf4e3"/>`,
  kepi: (c, b) => `<path d="M19 22l2-14q11-4 20-2l4 16q-13-4-26 0z" fill="${c}"/><path d="M19 22q13-5 26 0l5 4q-17-5-31-1z" fill="#1d1310"/><path d="M20 18q12-4 24 0" stroke="${b}" stroke-width="2" fill="none"/>`,
  scarf: (c, b) => `<path d="M18 27q0-17 14-18 14 1 14 18-14-8-28 0z" fill="${c}"/><path d="M44 22q8 2 9 12l-4-2-2 6q-4-6-5-12z" fill="${c}"/><path d="M22 19h1M29 15h1M36 16h1M41 20h1M26 22h1M34 20h1" stroke="${b}" stroke-width="2" stroke-linecap="round"/>`,
};
const extra = {
  none: '',
  kerchief: '<path d="M20 46q12 7 24 0l-3 6-9 8-9-8z" fill="#b3372a"/><path d="M20 46q12 7 24 0" fill="none" stroke="#7e2018" stroke-width="1.200"/>',
  blue: '<path d="M20 46q12 7 24 0l-3 6-9 8-9-8z" fill="#35608a"/>',
  mask: '<path d="M19.500 34q12-4 25 0l-2 9-10.500 13L21.500 43z" fill="#7d3a31"/><path d="M24 38h1M30 37h1M36 37h1M41 38h1M27 42h1M33 42h1M38 42h1M31 47h1" stroke="#e9dcc0" stroke-width="1.600" stroke-linecap="round"/>',
  veil: '<path d="M20 26q12-5 24 0v11q-12 10-24 0z" fill="#3a3340" opacity=".72"/>',
  bowtie: '<path d="M24 46l8 4 8-4v8l-8-4-8 4z" fill="#7a1f1c"/>',
  choker: '<path d="M28 45.500h8v2.300h-8z" fill="#1d1310"/><circle cx="32" cy="48.500" r="1.700" fill="#e2b04a"/>',
  earrings: '<circle cx="20.500" cy="37.500" r="1.700" fill="#e2b04a"/><circle cx="43.500" cy="37.500" r="1.700" fill="#e2b04a"/>',
  paint: '<path d="M22.500 34l6 1.500M41.500 34l-6 1.500M22.500 37l5 .5M41.500 37l-5 .5" stroke="#b3261e" stroke-width="1.500"/>',
  scar: '<path d="M37 26l4 12M38 30l3-1M39 34l3-1" stroke="#a34a35" stroke-width="1.200"/>',
  collar: '<path d="M26 44h12v4H26z" fill="#1d1310"/><path d="M29.500 44h5v3.500h-5z" fill="#fbf4e3"/>',
  star: '<path d="M46 52l1.500 3.500 3.800.3-2.900 2.500.9 3.700-3.300-2-3.300 2 .9-3.700-2.900-2.500 3.800-.3z" fill="#e2b04a"/>',
  freckles: '<g fill="#b5652a"><circle cx="25.500" cy="35" r=".7"/><circle cx="28" cy="36" r=".7"/><circle cx="36" cy="36" r=".7"/><circle cx="38.500" cy="35" r=".7"/></g>',
  cards: '<g transform="rotate(-14 14 52)"><rect x="6" y="44" width="11" height="15" rx="1.500" fill="#fbf4e3" stroke="#2a1a10" stroke-width=".8"/><path d="M11.500 47l2.500 4-2.500 4-2.500-4z" fill="#a3211a"/></g><g transform="rotate(10 18 52)"><rect x="12" y="43" width="11" height="15" rx="1.500" fill="#fbf4e3" stroke="#2a1a10" stroke-width=".8"/><path d="M17.500 46.500q4 4.500 0 7.500-4-3 0-7.500z" fill="#1d130c"/></g>',
  vulture: '<path d="M50 60q-9-3-8-12l-4-3 5-3q5-5 11 0 7 8 5 18z" fill="#29201c"/><path d="M39 45l-4 2 4 1z" fill="#d9b060"/><circle cx="43" cy="44.500" r=".9" fill="#fff"/>',
  bottle: '<path d="M48 64V50q0-3 2.500-4v-6h4v6q2.500 1 2.500 4v14z" fill="#3f6b3a"/><path d="M48 54h9v6h-9z" fill="#e9dcc0"/>',
  horseshoe: '<path d="M10 50q-4 8 1 11h3q-4-5-1-10 3 5 0 10h3q5-3 1-11-3-4-7 0z" fill="#c9c2b6" stroke="#4a453f" stroke-width=".7"/>',
  rose: '<circle cx="46" cy="54" r="4.500" fill="#b3262a"/><path d="M44 54q2-3 4 0-1 3-3 2z" fill="#7a1418"/><path d="M46 58v6" stroke="#3f6b3a" stroke-width="1.500"/>',
  shovel: '<path d="M54 34v22" stroke="#8a5c33" stroke-width="2.200"/><path d="M50 54h8v6q-4 5-8 0z" fill="#a7a29a" stroke="#4a453f" stroke-width=".7"/>',
  pipe: '<path d="M35 40l6 2v-4h4v6q-2 2.500-5 1.500l-6-3z" fill="#5a3a20"/>',
  shine: '<circle cx="26" cy="20" r="2.500" fill="#fff" opacity=".35"/>',
  map: '<path d="M6 50l6-2 5 2 6-2v13l-6 2-5-2-6 2z" fill="#e9dcc0" stroke="#7a5b33" stroke-width=".8"/><path d="M8 58l5-5 4 3 4-5" stroke="#a3211a" fill="none" stroke-dasharray="1.500 1"/>',
};

/** character: [back, body, skin, face, hair+colour, eyes, mouth, beard+colour, hat+colours, extras] */
const people = {
  'bart-cassidy': ['moss', body.coat('#3b2a20'), skin.warm, 'square', hair.none(), 'stern', 'none', beard.stache('#3a2415'), hat.wide('#2b2320', '#8d2b22'), ['scar']],
  'black-jack': ['night', body.coat('#1f1a18', '#8d2b22'), skin.tan, 'long', hair.short('#15110f'), 'slit', 'flat', beard.thin('#15110f'), hat.flat('#15110f', '#c9a14a'), ['cards']],
  'calamity-janet': ['sand', body.fringe('#a06a38'), skin.fair, 'soft', hair.braids('#c8862f'), 'lash', 'grin', '', hat.tilted('#7a5330', '#3a2415'), ['freckles', 'kerchief']],
  'el-gringo': ['rust', body.poncho('#8a6a2c', '#2f4d5f'), skin.tan, 'square', hair.short('#2a1a10'), 'slit', 'cigar', beard.stubble('#2a1a10'), hat.flat('#4a3a22', '#1d1310'), []],
  'jesse-jones': ['ash', body.shirt('#2b2725'), skin.warm, 'square', hair.none(), 'slit', 'none', '', hat.wide('#1c1815', '#6d6558'), ['mask']],
  jourdonnais: ['sea', body.vest('#5b3a20', '#c8b893'), skin.pale, 'long', hair.grey('#8c8378'), 'dots', 'flat', beard.chops('#8c8378'), hat.bowler('#3c2c24', '#7d5a2c'), ['bowtie']],
  'kit-carlson': ['sea', body.fringe('#8a5c33'), skin.tan, 'square', hair.none(), 'dots', 'none', beard.full('#9a8466'), hat.fur('#6b4a2c', '#4a3220'), []],
  'lucky-duke': ['moss', body.coat('#244634', '#f0e6cf'), skin.fair, 'oval', hair.short('#a2551f'), 'dots', 'grin', beard.thin('#a2551f'), hat.top('#1f3a2b', '#e2b04a'), ['horseshoe']],
  'paul-regret': ['plum', body.coat('#3d3550', '#d8d0e4'), skin.pale, 'long', hair.long('#2a2320'), 'dots', 'flat', beard.goatee('#2a2320'), hat.wide('#5c4f78', '#e2b04a'), ['pipe']],
  'pedro-ramirez': ['gold', body.poncho('#a33a24', '#f0d38a'), skin.brown, 'square', hair.short('#1a1210'), 'dots', 'none', beard.stache('#1a1210'), hat.sombrero('#c79a4a', '#7d2a1c'), []],
  'rose-doolan': ['wine', body.dress('#5b1f2c', '#e6c9c9'), skin.fair, 'soft', hair.curls('#2a1712'), 'lash', 'lips', '', hat.none(), ['rose', 'earrings', 'choker']],
  'sid-ketchum': ['teal', body.vest('#3a2c22', '#b9b09c'), skin.warm, 'oval', hair.grey('#c9c2b6'), 'glasses', 'flat', beard.stache('#c9c2b6'), hat.tilted('#8a7350', '#4a3220'), ['bottle']],
  'slab-the-killer': ['ash', body.coat('#1a1614', '#4d4640'), skin.pale, 'square', hair.none(), 'stern', 'flat', beard.stubble('#2a2320'), hat.wide('#0f0d0c', '#7e2018'), ['scar']],
  'suzy-lafayette': ['wine', body.dress('#1f5a52'), skin.fair, 'soft', hair.long('#7a2f17'), 'lash', 'lips', '', hat.feather('#1d1310', '#e2b04a'), ['choker', 'earrings']],
  'vulture-sam': ['sand', body.coat('#2c2430', '#9a8c78'), skin.tan, 'long', hair.grey('#6e655c'), 'slit', 'flat', beard.goatee('#6e655c'), hat.top('#241d22', '#5a4b40'), ['vulture']],
  'willy-the-kid': ['gold', body.shirt('#2f4d5f'), skin.fair, 'oval', hair.short('#b5652a'), 'dots', 'smile', '', hat.tilted('#5b3a20', '#e2b04a'), ['kerchief']],
  'apache-kid': ['rust', body.fringe('#9a6a40'), skin.brown, 'long', hair.long('#15100e'), 'stern', 'flat', '', hat.band('#b3261e', '#f4e8cb'), ['paint']],
  'belle-star': ['plum', body.dress('#1c1a26', '#b9b0d0'), skin.fair, 'soft', hair.bun('#15100e'), 'lash', 'lips', '', hat.feather('#2c2440', '#b3a2d6'), ['star']],
  'bill-noface': ['ash', body.coat('#3a3531', '#57504a'), skin.pale, 'long', hair.short('#57504a'), 'none', 'none', '', hat.wide('#2a2522', '#8c8378'), ['veil']],
  'chuck-wengam': ['moss', body.vest('#6b2b1c', '#d8c7a3'), skin.warm, 'square', hair.curls('#7a4a1c'), 'stern', 'grin', beard.chops('#7a4a1c'), hat.none(), ['scar', 'blue']],
  'doc-holyday': ['sea', body.coat('#2d2a33', '#cfd4dd'), skin.pale, 'long', hair.short('#4a3524'), 'dots', 'none', beard.stache('#4a3524'), hat.bowler('#242028', '#6d6a78'), ['bowtie', 'bottle']],
  'elena-fuente': ['gold', body.dress('#a32a2a', '#f0d38a'), skin.brown, 'soft', hair.long('#15100e'), 'lash', 'lips', '', hat.none(), ['rose', 'earrings']],
  'greg-digger': ['sand', body.shirt('#6b5638'), skin.tan, 'square', hair.none(), 'dots', 'none', beard.full('#5a4632'), hat.flat('#6d5a3a', '#3a2c1c'), ['shovel']],
  'herb-hunter': ['moss', body.fringe('#4f5a34'), skin.warm, 'square', hair.short('#5a3a20'), 'patch', 'flat', beard.stubble('#3a2415'), hat.fur('#7d6a4a', '#4f5a34'), []],
  'jose-delgado': ['teal', body.poncho('#2f625e', '#e8c98a'), skin.brown, 'oval', hair.short('#1a1210'), 'dots', 'smile', beard.goatee('#1a1210'), hat.sombrero('#4a5a4a', '#e2b04a'), []],
  'molly-stark': ['rust', body.dress('#35608a', '#f4e8cb'), skin.fair, 'soft', hair.braids('#a8481c'), 'lash', 'smile', '', hat.bonnet('#f0e6cf', '#35608a'), ['freckles']],
  'pat-brennan': ['sea', body.coat('#5b4a2c', '#d8c7a3'), skin.fair, 'square', hair.short('#c8862f'), 'stern', 'cigar', beard.chops('#c8862f'), hat.kepi('#35506e', '#e2b04a'), []],
  'pixie-pete': ['teal', body.vest('#3f6b3a', '#e9dcc0'), skin.fair, 'oval', hair.curls('#d08a34'), 'dots', 'grin', '', hat.bowler('#3f6b3a', '#e2b04a'), ['freckles']],
  'sean-mallory': ['gold', body.coat('#4a2c1c', '#e9dcc0'), skin.fair, 'square', hair.short('#8a3f1c'), 'dots', 'none', beard.full('#a2551f'), hat.flat('#2f4a30', '#c9a14a'), ['map']],
  'tequila-joe': ['sand', body.shirt('#8a4526'), skin.tan, 'square', hair.short('#3a2415'), 'slit', 'grin', beard.stache('#3a2415'), hat.sombrero('#a5814a', '#35608a'), ['bottle']],
  'vera-custer': ['night', body.coat('#35506e', '#e2b04a'), skin.fair, 'soft', hair.curls('#d9a94a'), 'lash', 'lips', '', hat.kepi('#2c3e58', '#e2b04a'), ['blue']],
  'big-spencer': ['rust', body.fringe('#6d4a2a'), skin.fair, 'square', hair.short('#6a4526'), 'dots', 'smile', beard.full('#7b5230'), hat.wide('#5a4630', '#2c2018'), ['bottle']],
  'flint-westwood': ['gold', body.poncho('#5c5b3d', '#d8c7a3'), skin.tan, 'long', hair.short('#6b4a2c'), 'slit', 'cigar', beard.stubble('#4a3320'), hat.wide('#6d5638', '#3a2b1c'), []],
  'gary-looter': ['plum', body.coat('#3b3a35', '#cfc3a8'), skin.pale, 'long', hair.short('#2a1d14'), 'slit', 'grin', beard.thin('#2a1d14'), hat.tilted('#3a332c', '#8a4526'), ['kerchief']],
  'greygory-deck': ['ash', body.vest('#2f2a33', '#e9dcc0'), skin.fair, 'oval', hair.grey('#b9b4ab'), 'glasses', 'flat', beard.goatee('#b9b4ab'), hat.tilted('#2c2830', '#b3372a'), ['cards']],
  'john-pain': ['sea', body.shirt('#8c2f2a'), skin.warm, 'square', hair.short('#3a2415'), 'stern', 'flat', beard.chops('#3a2415'), hat.wide('#4a3524', '#e2b04a'), ['blue']],
  'lee-van-kliff': ['night', body.coat('#1d1a18', '#e9dcc0'), skin.tan, 'long', hair.short('#1f1712'), 'slit', 'flat', beard.stache('#1f1712'), hat.wide('#15110f', '#59534d'), []],
  'teren-kill': ['wine', body.shirt('#3f4c5c'), skin.fair, 'oval', hair.short('#c9a24a'), 'dots', 'grin', beard.none(), hat.tilted('#c2a878', '#6b4423'), ['scar']],
  'youl-grinner': ['moss', body.coat('#15110f', '#7c3f52'), skin.tan, 'oval', hair.none(), 'stern', 'grin', beard.none(), hat.none(), ['shine']],
  'claus-the-saint': ['sea', body.fur('#a32a22'), skin.fair, 'oval', hair.grey('#f3ead9'), 'glasses', 'none', beard.full('#f3ead9'), hat.santa(), []],
  'johnny-kisch': ['plum', body.coat('#15110f', '#e2b04a'), skin.warm, 'long', hair.long('#3a2415'), 'dark', 'smile', beard.stubble('#3a2415'), hat.wide('#3c2c24', '#e2b04a'), []],
  'uncle-will': ['moss', body.vest('#4a4136', '#cfc3a8'), skin.tan, 'oval', hair.grey('#d8d2c6'), 'glasses', 'smile', beard.goatee('#d8d2c6'), hat.tilted('#6d6a5a', '#b3372a'), ['pipe', 'star']],
};

/** A face for somebody nobody has drawn yet, always the same for the same id. */
function stranger(id) {
  let dice = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const pick = (list) => {
    dice = (Math.imul(dice, 1103515245) + 12345) >>> 0;
    return list[(dice >>> 16) % list.length];
  };
  const dye = pick(['#3a2c22', '#7a4a1c', '#15100e', '#8a3f1c', '#c9c2b6']);
  const cloth = pick(['#4a4136', '#35608a', '#6b2b1c', '#3f6b3a', '#2d2a33']);
  return [pick(Object.keys(backs)), pick([body.coat, body.shirt, body.vest])(cloth), pick(Object.values(skin)), pick(Object.keys(face)), pick([hair.short, hair.curls, hair.grey])(dye), pick(['dots', 'stern', 'slit']), pick(['smile', 'flat', 'grin']), '', pick([hat.wide, hat.tilted])(cloth, dye), []];
}

export function portraits() {
  const { characters } = JSON.parse(readFileSync(new URL('../src/protocol/catalog.json', import.meta.url), 'utf8'));
  const drawn = { ...Object.fromEntries(Object.keys(characters).map((id) => [id, stranger(id)])), ...people };
  return Object.entries(drawn).map(([id, [back, torso, tone, shape, locks, look, lips, whiskers, cover, extras]]) => {
    const [dark, light] = backs[back];
    const over = extras.map((name) => extra[name]).join('');
    const behind = /M15 34|M20 30q-1-16|<circle cx="32" cy="10"|<g fill/.test(locks);
    const head = behind
      ? `${locks}${torso}${neck(tone)}${face[shape](tone)}<path d="M22 29q1-9 10-10 9 1 10 10-4-5-10-5t-10 5z" fill="${/fill="(#\w+)"/.exec(locks)?.[1] ?? 'none'}"/>`
      : `${torso}${neck(tone)}${face[shape](tone)}${locks}`;
    return `<symbol id="p-${id}" viewBox="0 0 64 64"><rect width="64" height="64" fill="${dark}"/><circle cx="32" cy="30" r="26" fill="${light}"/>${head}${eyes[look]}${whiskers}${mouth[lips]}${cover}${over}</symbol>`.replace(/\.(\d)00\b/g, '.$1');
  });
}
