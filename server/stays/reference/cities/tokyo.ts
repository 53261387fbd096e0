import type { CitySeed } from '../city-seed'

/** Facts of Tokyo. */
export const tokyo: CitySeed = {
  id: 'tokyo',
  name: 'Tokyo',
  localName: '東京',
  otherNames: ['东京', 'Dongjing', 'Tōkyō', 'とうきょう', 'Edo'],
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  lat: 35.6895,
  lng: 139.6917,
  setting: 'metropolis',
  scene: ['city', 'avenue'],
  level: 1.5,
  share: 4,
  hotRank: 13,
  intro: 'Quiet shrines between railway lines, tiny counters with eight seats, and a view that never quite ends.',
  districts: [
    ['Shinjuku', '新宿区', 35.6938, 139.7036],
    ['Shibuya', '渋谷区', 35.662, 139.704],
    ['Ginza', '銀座', 35.6717, 139.765],
    ['Asakusa', '浅草', 35.7148, 139.7967],
    ['Ueno', '上野', 35.712, 139.775],
    ['Roppongi', '六本木', 35.663, 139.732],
    ['Nihonbashi', '日本橋', 35.684, 139.774],
  ],
  landmarks: [
    ['Senso-ji', 'Temple', 35.7148, 139.7967],
    ['Meiji Shrine', 'Temple', 35.6764, 139.6993],
    ['Tokyo National Museum', 'Museum', 35.7188, 139.7765],
    ['Shibuya Crossing', 'Sight', 35.6595, 139.7005],
    ['Tokyo Station', 'Station', 35.6812, 139.7671],
    ['Ueno Park', 'Park', 35.7156, 139.774],
  ],
  streets: [
    ['Meiji-dori', '明治通り'],
    ['Chuo-dori', '中央通り'],
    ['Kototoi-dori', '言問通り'],
    ['Aoyama-dori', '青山通り'],
    ['Yasukuni-dori', '靖国通り'],
  ],
}
