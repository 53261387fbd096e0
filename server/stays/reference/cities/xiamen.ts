import type { CitySeed } from '../city-seed'

/** Facts of Xiamen. */
export const xiamen: CitySeed = {
  id: 'xiamen',
  name: 'Xiamen',
  localName: '厦门',
  otherNames: ['厦门市', 'Amoy', 'Xia Men'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 24.4798,
  lng: 118.0819,
  setting: 'beach',
  scene: ['beach', 'cove'],
  level: 0.95,
  share: 2,
  hotRank: 11,
  intro: 'A garden island with a coastal road, arcaded old streets and the car-free isle of Gulangyu across the water.',
  districts: [
    ['Siming', '思明区', 24.446, 118.083],
    ['Gulangyu', '鼓浪屿', 24.447, 118.066],
    ['Huli', '湖里区', 24.513, 118.11],
    ["Zengcuo'an", '曾厝垵', 24.426, 118.115],
    ['Zhongshan Road', '中山路', 24.456, 118.079],
    ['Wuyuan Bay', '五缘湾', 24.525, 118.175],
  ],
  landmarks: [
    ['Nanputuo Temple', 'Temple', 24.439, 118.097],
    ['Sunlight Rock', 'Sight', 24.444, 118.065],
    ['Hulishan Fort', 'Sight', 24.429, 118.105],
    ['Baicheng Beach', 'Beach', 24.432, 118.101],
    ['Xiamen Railway Station', 'Station', 24.469, 118.117],
  ],
  streets: [
    ['Huandao South Road', '环岛南路'],
    ['Siming South Road', '思明南路'],
    ['Lujiang Road', '鹭江道'],
    ['Hubin North Road', '湖滨北路'],
    ['Longhu Road', '龙虎山路'],
  ],
}
