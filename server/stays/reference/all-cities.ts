import type { CitySeed } from './city-seed'
import { bangkok } from './cities/bangkok'
import { barcelona } from './cities/barcelona'
import { beijing } from './cities/beijing'
import { chengdu } from './cities/chengdu'
import { chongqing } from './cities/chongqing'
import { daNang } from './cities/da-nang'
import { dali } from './cities/dali'
import { dubai } from './cities/dubai'
import { guangzhou } from './cities/guangzhou'
import { guilin } from './cities/guilin'
import { hangzhou } from './cities/hangzhou'
import { harbin } from './cities/harbin'
import { hongKong } from './cities/hong-kong'
import { istanbul } from './cities/istanbul'
import { kualaLumpur } from './cities/kuala-lumpur'
import { kyoto } from './cities/kyoto'
import { lijiang } from './cities/lijiang'
import { london } from './cities/london'
import { macau } from './cities/macau'
import { marrakesh } from './cities/marrakesh'
import { nanjing } from './cities/nanjing'
import { newYork } from './cities/new-york'
import { paris } from './cities/paris'
import { phuket } from './cities/phuket'
import { qingdao } from './cities/qingdao'
import { reykjavik } from './cities/reykjavik'
import { rome } from './cities/rome'
import { sanya } from './cities/sanya'
import { seoul } from './cities/seoul'
import { shanghai } from './cities/shanghai'
import { shenzhen } from './cities/shenzhen'
import { singapore } from './cities/singapore'
import { suzhou } from './cities/suzhou'
import { sydney } from './cities/sydney'
import { tokyo } from './cities/tokyo'
import { ubud } from './cities/ubud'
import { vancouver } from './cities/vancouver'
import { xiamen } from './cities/xiamen'
import { xian } from './cities/xian'
import { zhangjiajie } from './cities/zhangjiajie'

/** Every city of the demo catalogue. */
export const allCities: readonly CitySeed[] = [
  shanghai,
  beijing,
  guangzhou,
  shenzhen,
  hangzhou,
  suzhou,
  nanjing,
  chengdu,
  chongqing,
  xian,
  xiamen,
  sanya,
  guilin,
  lijiang,
  dali,
  qingdao,
  harbin,
  zhangjiajie,
  hongKong,
  macau,
  tokyo,
  kyoto,
  seoul,
  bangkok,
  phuket,
  singapore,
  kualaLumpur,
  daNang,
  ubud,
  london,
  paris,
  rome,
  barcelona,
  reykjavik,
  istanbul,
  dubai,
  marrakesh,
  newYork,
  vancouver,
  sydney,
]
