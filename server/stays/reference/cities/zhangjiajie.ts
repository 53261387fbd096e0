import type { CitySeed } from '../city-seed'

/** Facts of Zhangjiajie. */
export const zhangjiajie: CitySeed = {
  id: 'zhangjiajie',
  name: 'Zhangjiajie',
  localName: '张家界',
  otherNames: ['张家界市', 'Zhang Jia Jie', '大庸', '武陵源'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 29.129,
  lng: 110.479,
  setting: 'mountain',
  scene: ['forest', 'waterfall'],
  level: 0.8,
  share: 1,
  hotRank: null,
  intro: 'Sandstone pillars above the clouds, glass walkways and one of the longest cable cars anywhere.',
  districts: [
    ['Wulingyuan', '武陵源区', 29.346, 110.55],
    ['Yongding', '永定区', 29.12, 110.485],
    ['Forest Park Gate', '森林公园', 29.322, 110.433],
    ['Xibu Street', '溪布街', 29.35, 110.548],
    ['Tianmen', '天门山', 29.118, 110.481],
  ],
  landmarks: [
    ['Zhangjiajie National Forest Park', 'Park', 29.325, 110.435],
    ['Tianmen Mountain Cableway', 'Sight', 29.114, 110.479],
    ['Baofeng Lake', 'Sight', 29.328, 110.554],
    ['Bailong Elevator', 'Sight', 29.357, 110.473],
    ['Zhangjiajie West Railway Station', 'Station', 29.142, 110.44],
  ],
  streets: [
    ['Wuling Road', '武陵路'],
    ['Huilong Road', '回龙路'],
    ['Jundi Road', '军地路'],
    ['Baofeng Road', '宝峰路'],
    ['Ziwu Road', '子午路'],
  ],
}
