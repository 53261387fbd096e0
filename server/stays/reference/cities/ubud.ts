import type { CitySeed } from '../city-seed'

/** Facts of Ubud. */
export const ubud: CitySeed = {
  id: 'ubud',
  name: 'Ubud',
  localName: 'Ubud',
  otherNames: ['乌布', 'Wubu', 'Bali', '巴厘岛', 'Balidao'],
  countryCode: 'ID',
  timeZone: 'Asia/Makassar',
  lat: -8.5069,
  lng: 115.2625,
  setting: 'mountain',
  scene: ['forest', 'tree-house'],
  level: 0.8,
  share: 1,
  hotRank: 20,
  intro: 'Rice terraces, river gorges and evening dance in the green middle of Bali.',
  districts: [
    ['Central Ubud', 'Ubud Kelod', -8.508, 115.262],
    ['Penestanan', 'Penestanan', -8.504, 115.252],
    ['Tegallalang', 'Tegallalang', -8.432, 115.279],
    ['Nyuh Kuning', 'Nyuh Kuning', -8.524, 115.258],
    ['Sayan', 'Sayan', -8.501, 115.24],
  ],
  landmarks: [
    ['Sacred Monkey Forest', 'Park', -8.5188, 115.2585],
    ['Ubud Palace', 'Sight', -8.5066, 115.2624],
    ['Tegallalang Rice Terraces', 'Sight', -8.4331, 115.2793],
    ['Campuhan Ridge Walk', 'Park', -8.503, 115.254],
    ['Neka Art Museum', 'Museum', -8.493, 115.253],
  ],
  streets: [
    ['Jalan Raya Ubud', 'Jalan Raya Ubud'],
    ['Jalan Hanoman', 'Jalan Hanoman'],
    ['Jalan Bisma', 'Jalan Bisma'],
    ['Jalan Raya Sanggingan', 'Jalan Raya Sanggingan'],
    ['Jalan Dewisita', 'Jalan Dewisita'],
  ],
}
