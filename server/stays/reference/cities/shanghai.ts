import type { CitySeed } from '../city-seed'

/** Facts of Shanghai. */
export const shanghai: CitySeed = {
  id: 'shanghai',
  name: 'Shanghai',
  localName: '上海',
  otherNames: ['上海市', 'Hu', '沪', 'Shang Hai', '魔都'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 31.2222,
  lng: 121.4581,
  setting: 'metropolis',
  scene: ['city', 'waterfront'],
  level: 1.35,
  share: 4,
  hotRank: 1,
  intro: 'Art Deco waterfront on one bank, towers on the other, and plane-tree lanes full of small cafés in between.',
  districts: [
    ["Jing'an", '静安区', 31.229, 121.448],
    ['Huangpu', '黄浦区', 31.231, 121.484],
    ['Xuhui', '徐汇区', 31.188, 121.437],
    ['Pudong Lujiazui', '浦东陆家嘴', 31.236, 121.505],
    ['Hongkou', '虹口区', 31.264, 121.491],
    ['Changning', '长宁区', 31.22, 121.425],
    ['Yangpu', '杨浦区', 31.27, 121.522],
  ],
  landmarks: [
    ['The Bund', 'Sight', 31.2397, 121.4906],
    ['Yu Garden', 'Sight', 31.2272, 121.4921],
    ['Shanghai Museum', 'Museum', 31.2303, 121.4708],
    ['Wukang Road', 'Sight', 31.2075, 121.438],
    ['Shanghai Hongqiao Railway Station', 'Station', 31.1944, 121.3186],
    ["Jing'an Temple", 'Temple', 31.2235, 121.4453],
  ],
  streets: [
    ['West Nanjing Road', '南京西路'],
    ['Middle Huaihai Road', '淮海中路'],
    ['Yuyuan Road', '愚园路'],
    ['Fuzhou Road', '福州路'],
    ['Hengshan Road', '衡山路'],
    ['Sichuan North Road', '四川北路'],
  ],
}
