import type { CitySeed } from '../city-seed'

/** Facts of Nanjing. */
export const nanjing: CitySeed = {
  id: 'nanjing',
  name: 'Nanjing',
  localName: '南京',
  otherNames: ['南京市', 'Nanking', 'Ning', '宁', '金陵', 'Nan Jing'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 32.0617,
  lng: 118.7778,
  setting: 'heritage',
  scene: ['city', 'low-roofs'],
  level: 0.95,
  share: 2,
  hotRank: null,
  intro: 'City walls, plane-tree avenues and lantern-lit riverside lanes in the capital of many dynasties.',
  districts: [
    ['Xuanwu', '玄武区', 32.0487, 118.798],
    ['Qinhuai', '秦淮区', 32.039, 118.794],
    ['Gulou', '鼓楼区', 32.066, 118.77],
    ['Jianye', '建邺区', 32.003, 118.732],
    ['Confucius Temple', '夫子庙', 32.022, 118.788],
    ['Xianlin', '仙林', 32.102, 118.92],
  ],
  landmarks: [
    ['Sun Yat-sen Mausoleum', 'Sight', 32.064, 118.848],
    ['Nanjing Museum', 'Museum', 32.041, 118.822],
    ['Xuanwu Lake', 'Park', 32.073, 118.795],
    ['City Wall at Zhonghua Gate', 'Sight', 32.013, 118.781],
    ['Nanjing South Railway Station', 'Station', 31.969, 118.798],
  ],
  streets: [
    ['Zhongshan East Road', '中山东路'],
    ['Hunan Road', '湖南路'],
    ['Shigu Road', '石鼓路'],
    ['Taiping South Road', '太平南路'],
    ['Yihe Road', '颐和路'],
  ],
}
