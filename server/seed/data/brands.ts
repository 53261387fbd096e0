import type { NameScript } from './countries'

/** A hotel brand of our own invention: its stars and its name in every script. */
export interface BrandSeed {
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
