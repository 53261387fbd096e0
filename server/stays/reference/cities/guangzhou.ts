import type { CitySeed } from '../city-seed'

/** Facts of Guangzhou. */
export const guangzhou: CitySeed = {
  id: 'guangzhou',
  name: 'Guangzhou',
  localName: '广州',
  otherNames: ['广州市', 'Canton', 'Sui', '穗', 'Guang Zhou'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 23.1167,
  lng: 113.25,
  setting: 'metropolis',
  scene: ['city', 'avenue'],
  level: 1.05,
  share: 2,
  hotRank: 9,
  intro:
    'The old trading port of the Pearl River, known for morning tea, arcade streets and a skyline that lights up after dark.',
  districts: [
    ['Tianhe', '天河区', 23.1246, 113.3612],
    ['Yuexiu', '越秀区', 23.129, 113.2668],
    ['Liwan', '荔湾区', 23.1259, 113.2442],
    ['Haizhu', '海珠区', 23.0838, 113.3172],
    ['Zhujiang New Town', '珠江新城', 23.1192, 113.321],
    ['Panyu', '番禺区', 22.9377, 113.384],
  ],
  landmarks: [
    ['Canton Tower', 'Sight', 23.1065, 113.3245],
    ['Chen Clan Ancestral Hall', 'Museum', 23.1256, 113.246],
    ['Shamian Island', 'Sight', 23.1075, 113.244],
    ['Yuexiu Park', 'Park', 23.1398, 113.265],
    ['Guangzhou South Railway Station', 'Station', 22.9886, 113.2691],
  ],
  streets: [
    ['Beijing Road', '北京路'],
    ['Tiyu East Road', '体育东路'],
    ['Huanshi East Road', '环市东路'],
    ['Shangxiajiu Street', '上下九步行街'],
    ['Binjiang West Road', '滨江西路'],
  ],
}
