import type { CitySeed } from '../city-seed'

/** Facts of Guilin. */
export const guilin: CitySeed = {
  id: 'guilin',
  name: 'Guilin',
  localName: '桂林',
  otherNames: ['桂林市', 'Gui Lin', 'Kweilin'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 25.2736,
  lng: 110.29,
  setting: 'lake',
  scene: ['lake', 'karst'],
  level: 0.75,
  share: 1,
  hotRank: null,
  intro: 'Karst peaks mirrored in slow rivers, bamboo rafts and rice noodles for breakfast.',
  districts: [
    ['Xiufeng', '秀峰区', 25.274, 110.288],
    ['Xiangshan', '象山区', 25.262, 110.281],
    ['Qixing', '七星区', 25.254, 110.318],
    ['Diecai', '叠彩区', 25.314, 110.302],
    ['Two Rivers and Four Lakes', '两江四湖', 25.28, 110.29],
  ],
  landmarks: [
    ['Elephant Trunk Hill', 'Sight', 25.266, 110.296],
    ['Reed Flute Cave', 'Sight', 25.304, 110.27],
    ['Seven Star Park', 'Park', 25.278, 110.311],
    ['Sun and Moon Pagodas', 'Sight', 25.272, 110.292],
    ['Guilin Railway Station', 'Station', 25.262, 110.285],
  ],
  streets: [
    ['Binjiang Road', '滨江路'],
    ['Zhongshan Middle Road', '中山中路'],
    ['Zhengyang Street', '正阳步行街'],
    ['Shanhu South Road', '杉湖南路'],
    ['Ziyou Road', '自由路'],
  ],
}
