import type { CitySeed } from '../city-seed'

/** Facts of Xi'an. */
export const xian: CitySeed = {
  id: 'xian',
  name: "Xi'an",
  localName: '西安',
  otherNames: ['西安市', 'Xian', 'Sian', "Chang'an", '长安', 'Xi An'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 34.2583,
  lng: 108.9286,
  setting: 'heritage',
  scene: ['temple', 'pagoda'],
  level: 0.85,
  share: 2,
  hotRank: 5,
  intro:
    'The old eastern end of the Silk Road: a complete city wall, a spice-scented Muslim quarter and the Terracotta Army nearby.',
  districts: [
    ['Beilin', '碑林区', 34.251, 108.946],
    ['Lianhu', '莲湖区', 34.265, 108.926],
    ['Yanta', '雁塔区', 34.214, 108.944],
    ['Xincheng', '新城区', 34.269, 108.96],
    ['Qujiang', '曲江新区', 34.199, 108.983],
    ['Weiyang', '未央区', 34.293, 108.946],
  ],
  landmarks: [
    ['Bell Tower', 'Sight', 34.261, 108.942],
    ['Giant Wild Goose Pagoda', 'Temple', 34.22, 108.964],
    ['Shaanxi History Museum', 'Museum', 34.224, 108.955],
    ['City Wall South Gate', 'Sight', 34.251, 108.942],
    ["Xi'an North Railway Station", 'Station', 34.377, 108.939],
  ],
  streets: [
    ['Dongda Street', '东大街'],
    ['Nanda Street', '南大街'],
    ['Shuyuanmen', '书院门'],
    ['Yanta North Road', '雁塔北路'],
    ['Furong West Road', '芙蓉西路'],
  ],
}
