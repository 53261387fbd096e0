import type { CitySeed } from '../city-seed'

/** Facts of Lijiang. */
export const lijiang: CitySeed = {
  id: 'lijiang',
  name: 'Lijiang',
  localName: '丽江',
  otherNames: ['丽江市', 'Li Jiang', '大研'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 26.8677,
  lng: 100.2207,
  setting: 'mountain',
  scene: ['old-town', 'lane'],
  level: 0.85,
  share: 1,
  hotRank: 8,
  intro: 'Cobbled Naxi lanes and running water below the Jade Dragon Snow Mountain.',
  districts: [
    ['Dayan Old Town', '大研古城', 26.876, 100.236],
    ['Shuhe Old Town', '束河古镇', 26.917, 100.208],
    ['Baisha', '白沙古镇', 26.957, 100.219],
    ['Gucheng', '古城区', 26.87, 100.227],
    ['Yulong', '玉龙县', 26.821, 100.237],
  ],
  landmarks: [
    ['Black Dragon Pool', 'Park', 26.887, 100.234],
    ['Mu Palace', 'Museum', 26.87, 100.234],
    ['Square Street', 'Sight', 26.874, 100.235],
    ['Lion Hill', 'Sight', 26.873, 100.231],
    ['Lijiang Railway Station', 'Station', 26.802, 100.254],
  ],
  streets: [
    ['Xinhua Street', '新华街'],
    ['Wuyi Street', '五一街'],
    ['Qiyi Street', '七一街'],
    ['Xianghelu', '祥和路'],
    ['Longquan Road', '龙泉路'],
  ],
}
