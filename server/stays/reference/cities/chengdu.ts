import type { CitySeed } from '../city-seed'

/** Facts of Chengdu. */
export const chengdu: CitySeed = {
  id: 'chengdu',
  name: 'Chengdu',
  localName: '成都',
  otherNames: ['成都市', 'Rong', '蓉', 'Cheng Du'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 30.6667,
  lng: 104.0667,
  setting: 'metropolis',
  scene: ['forest', 'bamboo'],
  level: 0.95,
  share: 3,
  hotRank: 3,
  intro: 'Tea houses, pandas and some of the best pepper-laced cooking in the country, at an easy pace.',
  districts: [
    ['Jinjiang', '锦江区', 30.657, 104.082],
    ['Qingyang', '青羊区', 30.674, 104.062],
    ['Wuhou', '武侯区', 30.642, 104.043],
    ['Chenghua', '成华区', 30.66, 104.102],
    ['Jinniu', '金牛区', 30.691, 104.052],
    ['Gaoxin', '高新区', 30.59, 104.065],
  ],
  landmarks: [
    ['Kuanzhai Alley', 'Sight', 30.669, 104.056],
    ['Wuhou Shrine', 'Temple', 30.646, 104.048],
    ['Giant Panda Breeding Base', 'Park', 30.733, 104.145],
    ['Chengdu Museum', 'Museum', 30.659, 104.064],
    ['Chengdu East Railway Station', 'Station', 30.629, 104.141],
  ],
  streets: [
    ['Chunxi Road', '春熙路'],
    ['Hongxing Road', '红星路'],
    ['Yulin West Road', '玉林西路'],
    ['Renmin South Road', '人民南路'],
    ['Qintai Road', '琴台路'],
  ],
}
