import type { NameScript } from '../../../stays/reference/countries'
import type { CitySetting } from '../../../stays/reference/city-seed'

/** A hotel brand of our own invention: its stars and its name in every script. */
interface BrandSeed {
  readonly name: string
  readonly star: number
  readonly local: Readonly<Record<Exclude<NameScript, 'latin'>, string>>
}

/** All brands, the most comfortable first. */
export const brands: readonly BrandSeed[] = [
  brand('Auremont', 5, '奥瑞蒙', 'オーレモン', '오르몽', 'ออเรมอนต์', 'أوريمون'),
  brand('Qinglan House', 5, '清岚', '清嵐', '청람', 'ชิงหลาน', 'تشينغلان'),
  brand('Vellamore', 5, '维拉莫', 'ヴェラモア', '벨라모어', 'เวลลามอร์', 'فيلامور'),
  brand('Tidewell', 4, '泰悦', 'タイドウェル', '타이드웰', 'ไทด์เวลล์', 'تايدويل'),
  brand('Camellia Court', 4, '山茶苑', 'カメリアコート', '카멜리아 코트', 'คามิเลีย คอร์ท', 'كاميليا كورت'),
  brand('Norrbrook', 4, '诺溪', 'ノルブルック', '노르브룩', 'นอร์บรูค', 'نوربروك'),
  brand('Yunhe Garden', 4, '云禾', '雲禾ガーデン', '운화 가든', 'หยุนเหอ การ์เดน', 'يونخه غاردن'),
  brand('Marlowe Row', 3, '马洛', 'マーロウロウ', '말로 로우', 'มาร์โลว์ โรว์', 'مارلو رو'),
  brand('Bridge & Lane', 3, '桥巷', 'ブリッジ&レーン', '브리지 앤 레인', 'บริดจ์ แอนด์ เลน', 'بريدج آند لين'),
  brand('Linden Square', 3, '椴园', 'リンデンスクエア', '린덴 스퀘어', 'ลินเดน สแควร์', 'ليندن سكوير'),
  brand('Suhe', 3, '素和', '素和', '소화', 'ซูเหอ', 'سوخه'),
  brand('Nine Keys', 2, '九钥', 'ナインキーズ', '나인 키스', 'ไนน์ คีย์ส', 'ناين كيز'),
  brand('Lantern Stop', 2, '灯驿', 'ランタンストップ', '랜턴 스톱', 'แลนเทิร์น สต็อป', 'لانترن ستوب'),
  brand('Wayfold', 2, '途叠', 'ウェイフォールド', '웨이폴드', 'เวย์โฟลด์', 'ويفولد'),
]

function brand(name: string, star: number, zh: string, ja: string, ko: string, th: string, ar: string): BrandSeed {
  return { name, star, local: { zh, ja, ko, th, ar } }
}

/** A house of its own, without a brand: its name in English and Chinese. */
type HouseName = readonly [name: string, chineseName: string]

const anywhere: readonly HouseName[] = [
  ['Paper Lantern House', '纸灯小院'],
  ['The Quiet Courtyard', '静庭'],
  ['Blue Door Inn', '蓝门客栈'],
  ['Old Post House', '老邮局旅舍'],
  ['Stone Bridge Inn', '石桥客栈'],
  ['The Weaver’s Yard', '织坊院'],
  ['Corner House Hotel', '街角酒店'],
  ['The Reading Room Hotel', '书房酒店'],
]

/** Names of independent houses that fit a setting. */
export const houses: Readonly<Record<CitySetting, readonly HouseName[]>> = {
  metropolis: [
    ...anywhere,
    ['The Plane Tree House', '梧桐小筑'],
    ['Rooftop Garden Hotel', '天台花园酒店'],
    ['Printworks Hotel', '印刷厂酒店'],
    ['Harbour Clerk Hotel', '老码头酒店'],
  ],
  heritage: [
    ...anywhere,
    ['Moon Gate Residence', '月门公馆'],
    ['The Tea Merchant’s House', '茶商旧居'],
    ['Bell & Willow', '钟柳别院'],
    ['Scholar’s Garden Hotel', '书生园酒店'],
  ],
  beach: [
    ['Salt Wind Villas', '盐风别墅'],
    ['Coral Steps', '珊瑚阶'],
    ['Palm Terrace', '棕榈台'],
    ['Low Tide House', '潮汐居'],
    ['White Sail Hotel', '白帆酒店'],
    ['Driftwood Rooms', '浮木小筑'],
    ['The Boathouse', '船屋'],
    ['Sandbar Hotel', '沙洲酒店'],
  ],
  lake: [
    ['Willow Bank Hotel', '柳岸酒店'],
    ['Lakeside Barn', '湖畔仓房'],
    ['The Ferry House', '渡口小筑'],
    ['Reed & Water', '苇水居'],
    ['Still Water Inn', '静水客栈'],
    ['Heron House', '白鹭居'],
    ['Morning Mist Hotel', '晨雾酒店'],
    ['The Boatyard', '船坞旅舍'],
  ],
  mountain: [
    ['Cloud Line Lodge', '云线山居'],
    ['Pine Ridge Lodge', '松岭山居'],
    ['Bamboo Steps', '竹阶'],
    ['Terrace & Stream', '梯田溪居'],
    ['The Tea Hill House', '茶山小筑'],
    ['High Meadow Inn', '高草甸客栈'],
    ['Fern Gully Retreat', '蕨谷居'],
    ['Stone Path Lodge', '石径山居'],
  ],
  desert: [
    ['Saffron Courtyard', '藏红花庭院'],
    ['Cedar & Clay', '雪松与陶'],
    ['Dune House', '沙丘居'],
    ['The Date Palm', '椰枣园'],
    ['House of Seven Lamps', '七灯居'],
    ['Lattice House', '花窗小院'],
    ['The Spice Merchant', '香料商旧居'],
    ['Rosewater Residence', '玫瑰水公馆'],
  ],
  north: [
    ['Snow Fir House', '雪杉小屋'],
    ['Northern Lamp Hotel', '北灯酒店'],
    ['The Wool Store', '羊毛仓旅舍'],
    ['Frost & Ember', '霜烬居'],
    ['Birch House', '白桦居'],
    ['Harbour Light Inn', '港灯客栈'],
    ['Aurora Rooms', '极光小筑'],
    ['The Old Bakery', '老面包房'],
  ],
}
