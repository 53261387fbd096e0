// server/search/interner.ts
var Interner = class {
  constructor() {
    this.byKey = /* @__PURE__ */ new Map();
  }
  /** The value that was first seen under a key; made where there is none yet. */
  get(key, make) {
    const known3 = this.byKey.get(key);
    if (known3 !== void 0) return known3;
    const made = make();
    this.byKey.set(key, made);
    return made;
  }
};

// server/search/least-recent.ts
var LeastRecent = class {
  constructor(most, weightOf = () => 1) {
    this.most = most;
    this.weightOf = weightOf;
    this.byKey = /* @__PURE__ */ new Map();
    this.weight = 0;
  }
  /** The value of a key, worked out where it is not kept or, as `isGood` says, no longer good. */
  get(key, make, isGood = () => true) {
    const known3 = this.byKey.get(key);
    if (known3 !== void 0) {
      this.byKey.delete(key);
      if (isGood(known3)) {
        this.byKey.set(key, known3);
        return known3;
      }
      this.weight -= this.weightOf(known3);
    }
    const made = make();
    this.byKey.set(key, made);
    this.weight += this.weightOf(made);
    this.dropOldest(key);
    return made;
  }
  dropOldest(newest) {
    for (const [key, value] of this.byKey) {
      if (this.weight <= this.most || key === newest) return;
      this.byKey.delete(key);
      this.weight -= this.weightOf(value);
    }
  }
};

// server/quotes/fold-text.ts
function foldText(text) {
  return text.normalize("NFD").replace(/\p{Mark}/gu, "").toLowerCase().replace(/[\s\-'’·.,]/g, "");
}

// server/search/nearest-word.ts
var SHORTEST_MENDED = 4;
function vocabularyOf(names2) {
  const counts = /* @__PURE__ */ new Map();
  for (const name of names2) {
    for (const written of name.split(/[^\p{Letter}\p{Number}\p{Mark}'’]+/u)) {
      const folded = foldText(written);
      if (folded.length < SHORTEST_MENDED) continue;
      const known3 = counts.get(folded);
      if (known3) known3.count += 1;
      else counts.set(folded, { written, count: 1 });
    }
  }
  const frequent = [...counts].toSorted(([, one], [, other]) => other.count - one.count);
  return new Map(frequent.map(([folded, { written }]) => [folded, written]));
}

// server/search/serves-breakfast.ts
function servesBreakfast({ meal }) {
  return /breakfast|board|all[- ]inclusive/i.test(meal);
}

// server/search/shelf-columns.ts
function shelfColumns(hotels, terms) {
  const rooms = hotels.flatMap((listed) => listed.rooms);
  const packages = rooms.flatMap((room) => room.packages);
  const markets = new Numbered(({ timeZone, countryCode, currencyCode, taxPercent }) => ({
    timeZone,
    countryCode,
    currencyCode,
    taxPercent
  }));
  const levelRules = new Numbered(({ weekdayPercent, seasons, holidayPercent }) => ({
    weekdayPercent,
    seasons,
    holidayPercent
  }));
  const occupancies = new Numbered(({ maxGuests, maxAdults }) => ({ maxGuests, maxAdults }));
  const kinds = new Numbered((room) => ({
    occupancy: occupancies.numberOf(room),
    terms: [...new Set(room.packages.map(({ index }) => index))]
  }));
  return {
    market: Uint16Array.from(hotels, ({ hotel }) => markets.numberOf(hotel)),
    firstRoom: starts(hotels.map((listed) => listed.rooms.length)),
    baseMinor: Float64Array.from(rooms, (room) => room.baseMinor),
    stock: Int32Array.from(rooms, (room) => room.stock),
    levelRule: Uint16Array.from(rooms, (room) => levelRules.numberOf(room)),
    occupancy: Uint16Array.from(rooms, (room) => occupancies.numberOf(room)),
    kind: Int32Array.from(rooms, (room) => kinds.numberOf(room)),
    isSpecial: new Uint8Array(rooms.length),
    firstPackage: starts(rooms.map((room) => room.packages.length)),
    terms: Int32Array.from(packages, ({ index }) => index),
    saleRule: Uint16Array.from(terms, ({ saleRule }) => saleRule),
    cancelRule: Uint16Array.from(terms, ({ cancelRule }) => cancelRule),
    hasBreakfast: Uint8Array.from(terms, ({ hasBreakfast }) => hasBreakfast ? 1 : 0),
    pricePercent: Float64Array.from(terms, ({ pricePercent }) => pricePercent),
    extraMinor: Float64Array.from(terms, ({ extraMinor }) => extraMinor),
    markets: markets.all,
    levelRules: levelRules.all,
    occupancies: occupancies.all,
    kinds: kinds.all.map((kind) => kind.terms)
  };
}
var Numbered = class {
  constructor(essence) {
    this.essence = essence;
    this.all = [];
    this.numbers = /* @__PURE__ */ new Map();
  }
  numberOf(value) {
    const essence = this.essence(value);
    const key = JSON.stringify(essence);
    const known3 = this.numbers.get(key);
    if (known3 !== void 0) return known3;
    this.numbers.set(key, this.all.length);
    return this.all.push(essence) - 1;
  }
};
function starts(lengths) {
  const all = new Int32Array(lengths.length + 1);
  for (let at = 0; at < lengths.length; at++) all[at + 1] = (all[at] ?? 0) + (lengths[at] ?? 0);
  return all;
}

// server/search/bit-set.ts
var WORD_BITS = 32;
function emptyBits(places) {
  return new Uint32Array(Math.ceil(places / WORD_BITS));
}
function setBit(bits, place, isIn) {
  const word = place >>> 5;
  const bit = 1 << (place & 31);
  const old = bits[word] ?? 0;
  bits[word] = isIn ? old | bit : old & ~bit;
}
function hasBit(bits, place) {
  return ((bits[place >>> 5] ?? 0) & 1 << (place & 31)) !== 0;
}
function intersect(sets) {
  let result = null;
  for (const set of sets) {
    if (set === null) continue;
    if (result === null) result = set.slice();
    else for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) & (set[word] ?? 0);
  }
  return result;
}
function unite(sets, places) {
  const result = emptyBits(places);
  for (const set of sets) {
    if (set) for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) | (set[word] ?? 0);
  }
  return result;
}
function without(set, other) {
  return set.map((word, at) => word & ~(other[at] ?? 0));
}
function countBits(set) {
  let count2 = 0;
  for (let at = 0; at < set.length; at++) count2 += onesIn(set[at] ?? 0);
  return count2;
}
function countCommon(one, other) {
  let count2 = 0;
  for (let at = 0; at < one.length; at++) count2 += onesIn((one[at] ?? 0) & (other[at] ?? 0));
  return count2;
}
function* placesIn(set, from = 0) {
  for (let at = from >>> 5; at < set.length; at++) {
    let word = set[at] ?? 0;
    if (at === from >>> 5) word &= -1 << (from & 31);
    while (word !== 0) {
      yield at * WORD_BITS + (31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}
function onesIn(word) {
  let bits = word - (word >>> 1 & 1431655765);
  bits = (bits & 858993459) + (bits >>> 2 & 858993459);
  return Math.imul(bits + (bits >>> 4) & 252645135, 16843009) >>> 24;
}

// server/search/hotel-features.ts
var hotelFeatures = [
  { key: "wifi", label: "Free Wi-Fi", facility: "Wi-Fi in all rooms" },
  { key: "breakfast", label: "Breakfast", facility: "Breakfast room" },
  { key: "pool", label: "Pool", facility: "Swimming pool" },
  { key: "parking", label: "Parking", facility: "Parking" },
  { key: "family", label: "Family friendly", facility: "Cots and high chairs" },
  { key: "gym", label: "Gym", facility: "Gym" },
  { key: "spa", label: "Spa", facility: "Spa and sauna" },
  { key: "restaurant", label: "Restaurant", facility: "Restaurant" },
  { key: "bar", label: "Bar", facility: "Bar" },
  { key: "airport-transfer", label: "Airport transfer", facility: "Airport transfer" },
  { key: "step-free", label: "Step-free", facility: "Step-free access" },
  { key: "front-desk-24h", label: "24-hour front desk", facility: "24-hour front desk" },
  { key: "air-conditioning", label: "Air conditioning", facility: "Air conditioning" },
  { key: "laundry", label: "Laundry", facility: "Laundry room" },
  { key: "bicycles", label: "Free bicycles", facility: "Bicycles to borrow" },
  { key: "concierge", label: "Concierge", facility: "Concierge" },
  { key: "meeting-rooms", label: "Meeting rooms", facility: "Meeting rooms" }
];

// server/search/wish.ts
var wishes = [
  { freeCancellation: false, breakfast: false },
  { freeCancellation: true, breakfast: false },
  { freeCancellation: false, breakfast: true },
  { freeCancellation: true, breakfast: true }
];
var NO_WISH = 0;
function wishIndex({ freeCancellation, breakfast }) {
  return (freeCancellation ? 1 : 0) + (breakfast ? 2 : 0);
}
function meetsWish(offered, wish) {
  return (offered & wish) === wish;
}

// server/search/shelf-facets.ts
function shelfFacets(hotels) {
  const grades = /* @__PURE__ */ new Map();
  const tags = /* @__PURE__ */ new Map();
  const areas = /* @__PURE__ */ new Map();
  const promised = wishes.map(() => emptyBits(hotels.length));
  const put = (sets, value, place) => {
    const bits = sets.get(value) ?? emptyBits(hotels.length);
    setBit(bits, place, true);
    sets.set(value, bits);
  };
  hotels.forEach(({ hotel, rooms }, place) => {
    if (hotel.grade !== null) put(grades, hotel.grade, place);
    if (hotel.district !== "") put(areas, hotel.district, place);
    for (const feature of hotel.features) put(tags, feature, place);
    for (const [wish, bits] of promised.entries()) {
      const keeps = ({ packages }) => packages.some((terms) => isPromised(terms, wishes[wish]));
      setBit(bits, place, wish === NO_WISH || rooms.some(keeps));
    }
  });
  return {
    grades: new Map([...grades].toSorted(([one], [other]) => one - other)),
    tags: new Map(hotelFeatures.flatMap(({ key }) => tags.has(key) ? [[key, tags.get(key) ?? emptyBits(0)]] : [])),
    areas: new Map([...areas].toSorted(([one], [other]) => one < other ? -1 : 1)),
    promised
  };
}
function isPromised(terms, wish) {
  return (!wish?.freeCancellation || terms.isEverFree) && (!wish?.breakfast || terms.hasBreakfast);
}

// server/search/make-shelf.ts
var MOST_ORDERS = 16;
var MOST_MATCHES = 64;
function makeShelf(listed) {
  const making = new ShelfMaking();
  const hotels = listed.map((rows, place) => making.shelved(rows, place));
  const { roomById, terms } = making;
  let vocabulary = null;
  return {
    hotels,
    rooms: [...roomById.values()],
    roomById,
    columns: shelfColumns(hotels, terms),
    terms,
    saleRules: firstOfEach(terms, ({ saleRule }) => saleRule),
    cancelRules: firstOfEach(terms, ({ cancelRule }) => cancelRule),
    facets: shelfFacets(hotels),
    changed: [],
    orders: new LeastRecent(MOST_ORDERS),
    matches: new LeastRecent(MOST_MATCHES),
    vocabulary: () => vocabulary ??= vocabularyOf(namesOf(hotels))
  };
}
function firstOfEach(terms, ruleOf2) {
  const firsts = [];
  for (const one of terms) firsts[ruleOf2(one)] ??= one;
  return firsts;
}
function* namesOf(hotels) {
  for (const { hotel } of hotels) yield* [hotel.name, hotel.localName, ...hotel.otherNames, hotel.district];
}
var ShelfMaking = class {
  constructor() {
    this.saleRules = /* @__PURE__ */ new Map();
    this.cancelRules = /* @__PURE__ */ new Map();
    this.terms = [];
    this.roomById = /* @__PURE__ */ new Map();
    this.words = new Interner();
    this.weekdays = new Interner();
    this.seasons = new Interner();
    this.packages = new Interner();
    this.noNights = /* @__PURE__ */ new Map();
    this.noRules = /* @__PURE__ */ new Map();
  }
  shelved({ hotel, rooms }, place) {
    const { district, timeZone, countryCode, currencyCode, features, tags } = hotel;
    const words = { district, timeZone, countryCode, currencyCode, features, tags };
    const alike = this.words.get(JSON.stringify(words), () => words);
    return { hotel: { ...hotel, ...alike }, rooms: rooms.map((rows) => this.room(rows, place)) };
  }
  room({ room, packages }, place) {
    const { id, stock, baseMinor, holidayPercent, maxGuests, maxAdults, weekdayPercent, seasons } = room;
    const made = {
      id,
      place,
      index: this.roomById.size,
      stock,
      baseMinor,
      holidayPercent,
      maxGuests,
      maxAdults,
      weekdayPercent: this.weekdays.get(weekdayPercent.join(" "), () => weekdayPercent),
      seasons: this.seasons.get(JSON.stringify(seasons), () => seasons),
      packages: packages.map((row) => this.package(row)),
      nights: this.noNights,
      dayRules: this.noRules
    };
    this.roomById.set(id, made);
    return made;
  }
  package(row) {
    const sale = saleKey(row);
    const cancel = cancelKey(row);
    const hasBreakfast = servesBreakfast(row);
    const rates = `${row.pricePercent} ${row.extraMinor} ${row.originalPercent} ${hasBreakfast}`;
    return this.packages.get(`${sale}, ${cancel}, ${rates}`, () => {
      const places = { saleRule: placeIn(this.saleRules, sale), cancelRule: placeIn(this.cancelRules, cancel) };
      const made = packageTerms(row, { index: this.terms.length, ...places });
      this.terms.push(made);
      return made;
    });
  }
};
function packageTerms(row, places) {
  return {
    ...places,
    hasBreakfast: servesBreakfast(row),
    isEverFree: row.returnPolicy === 1 || row.returnPolicy === 2,
    pricePercent: row.pricePercent,
    extraMinor: row.extraMinor,
    originalPercent: row.originalPercent,
    returnPolicy: row.returnPolicy,
    freeCancelDays: row.freeCancelDays,
    freeCancelTime: row.freeCancelTime,
    latePenalty: row.latePenalty,
    dayLimitMin: row.dayLimitMin,
    dayLimitMax: row.dayLimitMax,
    dayStep: row.dayStep,
    bookAheadDays: row.bookAheadDays,
    maxRooms: row.maxRooms
  };
}
var saleKey = (row) => `${row.dayLimitMin} ${row.dayLimitMax} ${row.dayStep} ${row.bookAheadDays} ${row.maxRooms}`;
var cancelKey = (row) => `${row.returnPolicy} ${row.freeCancelDays} ${row.freeCancelTime} ${row.latePenalty}`;
function placeIn(places, key) {
  const place = places.get(key) ?? places.size;
  places.set(key, place);
  return place;
}

// src/domain/money/currency.ts
var table = new Map(
  [
    ["CNY", "\xA5", 2, "Chinese yuan"],
    ["USD", "$", 2, "US dollar"],
    ["EUR", "\u20AC", 2, "Euro"],
    ["GBP", "\xA3", 2, "Pound sterling"],
    ["JPY", "\xA5", 0, "Japanese yen"],
    ["KRW", "\u20A9", 0, "Korean won"],
    ["HKD", "HK$", 2, "Hong Kong dollar"],
    ["MOP", "MOP$", 2, "Macanese pataca"],
    ["TWD", "NT$", 2, "New Taiwan dollar"],
    ["SGD", "S$", 2, "Singapore dollar"],
    ["MYR", "RM", 2, "Malaysian ringgit"],
    ["THB", "\u0E3F", 2, "Thai baht"],
    ["VND", "\u20AB", 0, "Vietnamese dong"],
    ["IDR", "Rp", 2, "Indonesian rupiah"],
    ["PHP", "\u20B1", 2, "Philippine peso"],
    ["INR", "\u20B9", 2, "Indian rupee"],
    ["AED", "AED", 2, "UAE dirham"],
    ["TRY", "\u20BA", 2, "Turkish lira"],
    ["EGP", "E\xA3", 2, "Egyptian pound"],
    ["KWD", "KD", 3, "Kuwaiti dinar"],
    ["CHF", "CHF", 2, "Swiss franc"],
    ["CZK", "K\u010D", 2, "Czech koruna"],
    ["AUD", "A$", 2, "Australian dollar"],
    ["NZD", "NZ$", 2, "New Zealand dollar"],
    ["CAD", "C$", 2, "Canadian dollar"],
    ["MXN", "MX$", 2, "Mexican peso"],
    ["BRL", "R$", 2, "Brazilian real"],
    ["ZAR", "R", 2, "South African rand"],
    ["MAD", "MAD", 2, "Moroccan dirham"],
    ["ISK", "kr", 0, "Icelandic kr\xF3na"]
  ].map(([code, symbol, exponent, name]) => [code, { code, symbol, exponent, name }])
);
function currencyOf(code) {
  return table.get(code);
}

// src/domain/rates/exponent-of.ts
function exponentOf(currencyCode) {
  const currency = currencyOf(currencyCode);
  if (!currency) throw new RangeError(`unknown currency: ${currencyCode}`);
  return currency.exponent;
}

// server/search/price-buckets.ts
var MOST_BUCKETS = 24;
function priceBuckets(pricesMinor, currencyCode) {
  if (pricesMinor.length === 0) return null;
  let [minMinor, maxMinor] = [Infinity, -Infinity];
  for (const price of pricesMinor) {
    minMinor = Math.min(minMinor, price);
    maxMinor = Math.max(maxMinor, price);
  }
  const exponent = exponentOf(currencyCode);
  const units = (maxMinor - minMinor) / 10 ** exponent;
  const count2 = Math.max(1, Math.min(MOST_BUCKETS, Math.ceil(units)));
  const buckets = Array.from({ length: count2 }, () => 0);
  const width = (maxMinor - minMinor) / count2 || 1;
  for (const price of pricesMinor) {
    const bar = Math.min(count2 - 1, Math.floor((price - minMinor) / width));
    buckets[bar] = (buckets[bar] ?? 0) + 1;
  }
  return { minMinor, maxMinor, currencyCode, exponent, buckets };
}

// server/search/without-filter.ts
function filterDrops(filters) {
  const { keyword, grades, tags, areas } = filters;
  const only = (values) => values.length === 1 ? String(values[0]) : null;
  const drops = [
    ...tags.map((tag) => ({ ...drop("tags", tag, { tags: tags.filter((one) => one !== tag) }), isOn: true })),
    { ...drop("tags", null, { tags: [] }), isOn: tags.length > 1 },
    { ...drop("grades", only(grades), { grades: [] }), isOn: grades.length > 0 },
    { ...drop("areas", only(areas), { areas: [] }), isOn: areas.length > 0 },
    {
      ...drop("price", null, { priceFromMinor: null, priceToMinor: null }),
      isOn: filters.priceFromMinor !== null || filters.priceToMinor !== null
    },
    { ...drop("freeCancellation", null, { freeCancellation: false }), isOn: filters.freeCancellation },
    { ...drop("breakfast", null, { breakfast: false }), isOn: filters.breakfast },
    { ...drop("keyword", keyword, { keyword: "" }), isOn: keyword !== "" }
  ];
  return drops.filter(({ isOn }) => isOn);
  function drop(filter, value, without2) {
    return { filter, value, rest: { ...filters, ...without2 } };
  }
}

// server/search/count-facets.ts
var featureLabels = new Map(hotelFeatures.map(({ key, label }) => [key, label]));
function countFacets({ shelf, currencyCode }, places, filters) {
  const { grades, tags, areas } = shelf.facets;
  const open = places.bookable(filters);
  const [anyGrade, anyArea] = [places.bookable(filters, "grades"), places.bookable(filters, "areas")];
  const pricesMinor = places.perNightMinor(places.bookable(filters, "price"), wishIndex(filters));
  return {
    grades: [...grades].map(([value, set]) => ({ value, count: countCommon(anyGrade, set) })),
    tags: [...tags].map(([value, set]) => ({
      value,
      label: featureLabels.get(value) ?? value,
      count: countCommon(open, set)
    })),
    areas: [...areas].map(([value, set]) => ({ value, label: value, count: countCommon(anyArea, set) })),
    freeCancellation: countBits(places.bookable({ ...filters, freeCancellation: true })),
    breakfast: countBits(places.bookable({ ...filters, breakfast: true })),
    price: priceBuckets(pricesMinor, currencyCode)
  };
}
function bestDrop(places, filters) {
  let best = null;
  for (const { filter, value, rest } of filterDrops(filters)) {
    const count2 = countBits(places.bookable(rest));
    if (count2 > (best?.count ?? 0)) best = { filter, value, count: count2 };
  }
  return best;
}

// src/domain/rates/round-to-whole-units.ts
var HALF_TOLERANCE = 1e-7;
function roundToWholeUnits(minor, currencyCode) {
  return roundToUnit(minor, wholeUnitMinor(currencyCode));
}
function wholeUnitMinor(currencyCode) {
  return 10 ** exponentOf(currencyCode);
}
function roundToUnit(minor, unitMinor) {
  return Math.floor(minor / unitMinor + 0.5 + HALF_TOLERANCE) * unitMinor;
}

// server/search/match-hotel.ts
function keywordWords(keyword) {
  return keyword.split(/[^\p{Letter}\p{Number}\p{Mark}'’ー]+/u).map(foldText).filter((word) => word !== "");
}
function isMatch(searchText, words) {
  return words.every((word) => searchText.includes(word));
}
function matchedName(hotel, words) {
  if (words.length === 0) return null;
  const shown = `${foldText(hotel.name)}|${foldText(hotel.district)}`;
  if (isMatch(shown, words)) return null;
  const others = [hotel.localName, ...hotel.otherNames].filter((name) => name !== hotel.name);
  return others.find((name) => isMatch(foldText(name), words)) ?? others[0] ?? null;
}

// server/search/matching-places.ts
function matchingPlaces(shelf, keyword) {
  const words = keywordWords(keyword);
  if (words.length === 0) return null;
  return shelf.matches.get(words.join(" "), () => {
    const set = emptyBits(shelf.hotels.length);
    shelf.hotels.forEach(({ hotel }, place) => {
      if (isMatch(hotel.searchText, words)) setBit(set, place, true);
    });
    return set;
  });
}

// server/search/filtered-places.ts
var FilteredPlaces = class {
  constructor(stayed) {
    this.stayed = stayed;
    this.sets = /* @__PURE__ */ new Map();
  }
  /** Hotels that match and can be booked, as if one group said nothing. */
  bookable(filters, spared) {
    const { bookable } = this.stayed.view;
    const able = bookable[wishIndex(filters)] ?? emptyBits(0);
    const price = spared === "price" ? null : this.withinPrice(filters);
    return intersect([able, ...this.resting(filters, spared), price]) ?? able;
  }
  /** Hotels that match and sell nothing for the stay; none where a price was asked for. */
  soldOut(filters) {
    const { shelf, view } = this.stayed;
    const none = emptyBits(shelf.hotels.length);
    if (filters.priceFromMinor !== null || filters.priceToMinor !== null) return none;
    const promised = shelf.facets.promised[wishIndex(filters)] ?? none;
    const matching = intersect([promised, ...this.resting(filters)]) ?? promised;
    return without(matching, view.bookable[0] ?? none);
  }
  /** The prices per night of the cheapest packages of some hotels for a wish. */
  perNightMinor(places, wish) {
    const { totalsMinor } = this.stayed.view.pricesOf(wish);
    const { stay, currencyCode } = this.stayed;
    const [share, unitMinor] = [stay.nights * stay.rooms, wholeUnitMinor(currencyCode)];
    const prices = new Float64Array(countBits(places));
    let filled = 0;
    for (let place = 0; place < totalsMinor.length; place++) {
      if (hasBit(places, place)) prices[filled++] = roundToUnit((totalsMinor[place] ?? Infinity) / share, unitMinor);
    }
    return prices;
  }
  resting(filters, spared) {
    const { shelf } = this.stayed;
    const { grades, tags, areas } = shelf.facets;
    const count2 = shelf.hotels.length;
    const any = (values) => values.length === 0 ? null : unite(values, count2);
    return [
      spared === "keyword" ? null : this.once(`keyword ${filters.keyword}`, () => matchingPlaces(shelf, filters.keyword)),
      spared === "grades" ? null : this.once(`grades ${filters.grades.join()}`, () => any(filters.grades.map((grade) => grades.get(grade)))),
      spared === "areas" ? null : this.once(`areas ${JSON.stringify(filters.areas)}`, () => any(filters.areas.map((area) => areas.get(area)))),
      ...spared === "tags" ? [] : filters.tags.map((tag) => tags.get(tag) ?? emptyBits(count2))
    ];
  }
  withinPrice(filters) {
    const { priceFromMinor, priceToMinor } = filters;
    if (priceFromMinor === null && priceToMinor === null) return null;
    const wish = wishIndex(filters);
    return this.once(`price ${wish} ${priceFromMinor} ${priceToMinor}`, () => {
      const able = this.stayed.view.bookable[wish] ?? emptyBits(0);
      const prices = this.perNightMinor(able, wish);
      const set = emptyBits(this.stayed.shelf.hotels.length);
      let at = 0;
      for (const place of placesIn(able)) {
        const price = prices[at++] ?? Infinity;
        if (price >= (priceFromMinor ?? 0) && price <= (priceToMinor ?? Infinity)) setBit(set, place, true);
      }
      return set;
    });
  }
  once(key, make) {
    const known3 = this.sets.get(key);
    if (known3 !== void 0) return known3;
    const made = make();
    this.sets.set(key, made);
    return made;
  }
};

// server/seed/make/distance-metres.ts
var EARTH_RADIUS_METRES = 6371e3;
function distanceMetres(one, other) {
  const radians = (degrees) => degrees * Math.PI / 180;
  const latStep = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const lngStep = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const part = latStep + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * lngStep;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(part)));
}

// server/search/hotel-order.ts
var OWN_ORDER = { by: () => 0, sorted: null };
function bookableOrder(shelf, sort, near, pricesOf) {
  if (sort !== "price_low" && sort !== "price_high") return restingOrder(shelf, sort, near);
  const prices = pricesOf();
  const { totalsMinor } = prices;
  prices.ascending ??= sortedPlaces(shelf, (place) => totalsMinor[place] ?? Infinity);
  if (sort === "price_low") return { by: (place) => totalsMinor[place] ?? Infinity, sorted: prices.ascending };
  return { by: (place) => -(totalsMinor[place] ?? Infinity), sorted: descending(prices.ascending, totalsMinor) };
}
function restingOrder(shelf, sort, near) {
  if (sort === "rating") {
    return shelf.orders.get("rating", () => {
      const by = (place) => -(shelf.hotels[place]?.hotel.reviewScore ?? -1);
      return { by, sorted: sortedPlaces(shelf, by) };
    });
  }
  if (sort !== "distance" || near === null) return OWN_ORDER;
  return shelf.orders.get(`distance ${near.lat} ${near.lng}`, () => {
    const metres = Float64Array.from(shelf.hotels, ({ hotel }) => distanceMetres(near, hotel));
    const by = (place) => metres[place] ?? 0;
    return { by, sorted: sortedPlaces(shelf, by) };
  });
}
function sortedPlaces({ hotels }, by) {
  return Int32Array.from(hotels.keys()).sort((one, other) => {
    const [first, second] = [by(one), by(other)];
    return first < second ? -1 : first > second ? 1 : one - other;
  });
}
function descending(ascending, totalsMinor) {
  const turned = new Int32Array(ascending.length);
  let filled = 0;
  for (let end = ascending.length; end > 0; ) {
    let start = end - 1;
    const total = totalsMinor[ascending[start] ?? 0];
    while (start > 0 && totalsMinor[ascending[start - 1] ?? 0] === total) start -= 1;
    turned.set(ascending.subarray(start, end), filled);
    filled += end - start;
    end = start;
  }
  return turned;
}
function* inOrder(shelf, set, { by, sorted }, after) {
  const rankOf = (place) => shelf.hotels[place]?.hotel.rank ?? 0;
  const isAfter = (place) => after === null || by(place) > after[0] || by(place) === after[0] && rankOf(place) > after[1];
  const start = after === null ? 0 : firstIndex(shelf.hotels.length, (at) => isAfter(sorted?.[at] ?? at));
  if (sorted === null) return yield* placesIn(set, start);
  for (let at = start; at < sorted.length; at++) {
    const place = sorted[at] ?? 0;
    if (hasBit(set, place)) yield place;
  }
}
function firstIndex(length, isTrue) {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = low + high >>> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

// server/search/run-search.ts
function runSearch(stayed, query) {
  const { filters } = query;
  const places = new FilteredPlaces(stayed);
  const open = places.bookable(filters);
  const soldOut = places.soldOut(filters);
  const total = countBits(open);
  return {
    ...pageOf(stayed, query, open, soldOut),
    total,
    soldOutCount: countBits(soldOut),
    facets: countFacets(stayed, places, filters),
    bestDrop: total > 0 ? null : bestDrop(places, filters)
  };
}
function runList(stayed, query) {
  const places = new FilteredPlaces(stayed);
  return pageOf(stayed, query, places.bookable(query.filters), places.soldOut(query.filters));
}
function pageOf({ shelf, view }, { filters, sort, near, after, pageSize }, open, soldOut) {
  const [section = 0, by = 0, rank = 0] = after ?? [];
  const pricesOf = () => view.pricesOf(wishIndex(filters));
  const orders = [
    [open, bookableOrder(shelf, sort, near, pricesOf)],
    [soldOut, restingOrder(shelf, sort, near)]
  ];
  const page = [];
  let last = null;
  for (const [at, [set, order]] of orders.entries()) {
    if (at < section) continue;
    const start = after !== null && at === section ? [by, rank] : null;
    for (const place of inOrder(shelf, set, order, start)) {
      if (page.length === pageSize) return { page, last };
      page.push({ place, isBookable: hasBit(open, place) });
      last = [at, order.by(place), shelf.hotels[place]?.hotel.rank ?? 0];
    }
  }
  return { page, last: null };
}

// src/domain/money/format-amount.ts
function formatAmount(minor, currencyCode) {
  const currency = currencyOf(currencyCode);
  if (!currency) throw new RangeError(`unknown currency: ${currencyCode}`);
  const unit = 10 ** currency.exponent;
  const whole = inThousands(String(Math.floor(Math.abs(minor) / unit)));
  const rest = Math.abs(minor) % unit;
  const fraction = rest === 0 ? "" : `.${String(rest).padStart(currency.exponent, "0")}`;
  return `${minor < 0 ? "-" : ""}${whole}${fraction}`;
}
function inThousands(digits) {
  let grouped = "";
  let rest = digits;
  for (; rest.length > 3; rest = rest.slice(0, -3)) grouped = `,${rest.slice(-3)}${grouped}`;
  return `${rest}${grouped}`;
}

// src/domain/rates/shown-amount.ts
function shownAmount(minor, currencyCode) {
  return { ...noAmount(currencyCode), currencyAmount: formatAmount(minor, currencyCode) };
}
function noAmount(currencyCode) {
  return { currencyCode, currencySymbol: currencyOf(currencyCode)?.symbol ?? currencyCode, currencyAmount: "" };
}

// src/domain/days/day-number.ts
function dayNumber(day) {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) throw new RangeError(`not a day: ${day}`);
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const utcMs = Date.UTC(year, month - 1, date);
  const back = new Date(utcMs);
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== date) throw new RangeError(`not a day: ${day}`);
  return utcMs / 864e5;
}

// src/domain/days/weekday-of.ts
function weekdayOf(day) {
  return ((dayNumber(day) + 3) % 7 + 7) % 7;
}

// src/domain/days/format-day.ts
var WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
var MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
function formatDay(day) {
  return `${WEEKDAYS[weekdayOf(day)]} ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

// server/time/zone-clock.ts
var formats = /* @__PURE__ */ new Map();
var QUARTER_MS = 15 * 6e4;
var MOST_OFFSETS = 2e4;
var offsets = /* @__PURE__ */ new Map();
function wallTimeIn(timeZone, at) {
  const offsetMs = offsetIn(timeZone, at);
  const text = new Date(at.getTime() + offsetMs).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16), offsetMs };
}
function offsetIn(timeZone, at) {
  const key = `${timeZone} ${Math.floor(at.getTime() / QUARTER_MS)}`;
  const known3 = offsets.get(key);
  if (known3 !== void 0) return known3;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const offsetMs = askedOffset(timeZone, at);
  offsets.set(key, offsetMs);
  return offsetMs;
}
function askedOffset(timeZone, at) {
  const parts = new Map(
    formatOf(timeZone).formatToParts(at).map((part) => [part.type, part.value])
  );
  const read = (name) => Number(parts.get(name));
  const [year, month, date, hour, minute] = [read("year"), read("month"), read("day"), read("hour"), read("minute")];
  const wallMs = Date.UTC(year, month - 1, date, hour, minute, read("second"));
  return wallMs - Math.floor(at.getTime() / 1e3) * 1e3;
}
function formatOf(timeZone) {
  const known3 = formats.get(timeZone);
  if (known3) return known3;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric"
  });
  formats.set(timeZone, format);
  return format;
}

// src/domain/days/day-of-number.ts
function dayOfNumber(days) {
  return new Date(days * 864e5).toISOString().slice(0, 10);
}

// src/domain/days/add-days.ts
function addDays(day, days) {
  return dayOfNumber(dayNumber(day) + days);
}

// server/time/instant-of-wall-time.ts
var DAY_MS = 864e5;
function instantOfWallTime(day, time, timeZone) {
  const [hours, minutes] = time.split(":").map(Number);
  const wallMs = dayNumber(day) * DAY_MS + ((hours ?? 0) * 60 + (minutes ?? 0)) * 6e4;
  const offsetAt = (instantMs) => wallTimeIn(timeZone, new Date(instantMs)).offsetMs;
  const [before, after] = [offsetAt(wallMs - DAY_MS), offsetAt(wallMs + DAY_MS)];
  const isBefore = offsetAt(wallMs - before) === before;
  const isAfter = offsetAt(wallMs - after) === after;
  return new Date(wallMs - (!isBefore && isAfter ? after : before));
}

// server/quotes/free-cancel-until.ts
function freeCancelUntil(rule, checkIn, timeZone) {
  if (rule.returnPolicy !== 1 && rule.returnPolicy !== 2) return null;
  const { freeCancelDays: days, freeCancelTime: time } = rule;
  const key = `${checkIn} ${days} ${time} ${timeZone}`;
  const seen = known.get(key);
  if (seen) return seen;
  if (known.size >= MOST_KNOWN) known.clear();
  const until = instantOfWallTime(addDays(checkIn, -(days ?? 0)), time ?? "18:00", timeZone);
  known.set(key, until);
  return until;
}
var known = /* @__PURE__ */ new Map();
var MOST_KNOWN = 2e4;

// server/quotes/cancellation-terms.ts
var CHARGED = 3;

// server/presenters/district-path.ts
function districtPath(cityName, district) {
  return `${cityName} \xB7 ${district}`;
}

// server/presenters/picture.ts
var WIDTH = 480;
function presentPicture(library, id) {
  const known3 = library.pictureById(id);
  return {
    url: `/pictures/${WIDTH}/${id}.webp`,
    width: WIDTH,
    height: known3 ? Math.round(WIDTH * known3.height / known3.width) : WIDTH * 3 / 4,
    averageColor: known3?.averageColor ?? "#c4ccd4",
    alt: known3?.alt ?? ""
  };
}

// server/presenters/hotel-card.ts
var SCARCE_ROOMS = 3;
function presentHotelCard({ hotel, rooms }, best, { catalogue: catalogue2, state, currencyCode }, pictures2) {
  const headImg = presentPicture(pictures2, hotel.headPictureId);
  const price = best?.price ?? null;
  const { currencySymbol, currencyAmount } = price ?? noAmount(currencyCode);
  return {
    id: hotel.id,
    headImgUrl: headImg.url,
    headImg,
    name: hotel.name,
    star: hotel.star,
    grade: hotel.grade,
    districtPath: districtPath(catalogue2.cityById.get(hotel.cityId)?.name ?? "", hotel.district),
    reviewScore: hotel.reviewScore,
    reviewCount: hotel.reviewCount,
    hasRooms: rooms.length > 0,
    returnPolicy: best?.returnPolicy ?? CHARGED,
    currencyCode,
    currencySymbol,
    currencyAmount,
    price,
    stockLeft: best && best.stockLeft <= SCARCE_ROOMS ? best.stockLeft : null,
    tags: hotel.tags,
    isCollection: state.collected.has(hotel.id),
    distanceMetres: null,
    nearestDates: null,
    matchedName: null
  };
}

// src/domain/days/nights-of.ts
function nightsOf(checkIn, checkOut) {
  const first = dayNumber(checkIn);
  const count2 = Math.max(0, dayNumber(checkOut) - first);
  return Array.from({ length: count2 }, (_, index) => dayOfNumber(first + index));
}

// src/domain/stay/nights-of-stay.ts
var known2 = /* @__PURE__ */ new WeakMap();
function nightsOfStay(stay) {
  const seen = known2.get(stay);
  if (seen) return seen;
  const first = dayNumber(stay.checkIn);
  const nights = nightsOf(stay.checkIn, stay.checkOut).map((day, index) => ({
    day,
    dayNumber: first + index,
    weekday: ((first + index + 3) % 7 + 7) % 7,
    monthDay: day.slice(5)
  }));
  known2.set(stay, nights);
  return nights;
}

// src/domain/rates/minor-factor.ts
function minorFactor(fromCode, toCode, fx) {
  if (fromCode === toCode) return 1;
  const [from, to] = [fx.get(fromCode), fx.get(toCode)];
  if (!from || !to) throw new RangeError(`no exchange rate from ${fromCode} to ${toCode}`);
  return from / to * 10 ** (exponentOf(toCode) - exponentOf(fromCode));
}

// src/domain/rates/season-percent.ts
function seasonPercent(monthDay, seasons) {
  return seasons.find((season) => isWithin(monthDay, season))?.percent ?? 100;
}
function isWithin(monthDay, { from, to }) {
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to;
}

// src/domain/rates/room-night-minor.ts
function roomNightMinor(room, night, nights, holidays) {
  return nights.get(night.day)?.priceMinor || minorAtLevel(room.baseMinor, nightLevel(room, night, holidays));
}
function nightLevel(rule, night, holidays) {
  const weekday = rule.weekdayPercent[night.weekday] ?? 100;
  const holiday = holidays.has(night.day) ? rule.holidayPercent : 100;
  return weekday * seasonPercent(night.monthDay, rule.seasons) * holiday;
}
function minorAtLevel(baseMinor, level) {
  return baseMinor * level / 1e6;
}

// src/domain/rates/night-amounts.ts
function nightBaseMinor(pricing, night, factor) {
  const room = roomNightMinor(pricing.room, night, pricing.nights, pricing.holidays);
  const { pricePercent, extraMinor } = pricing.ratePackage;
  return packageNightMinor(room, pricePercent, extraMinor, factor, wholeUnitMinor(pricing.currencyCode));
}
function packageNightMinor(roomMinor, pricePercent, extraMinor, factor, unitMinor) {
  return roundToUnit((roomMinor * pricePercent / 100 + extraMinor) * factor, unitMinor);
}
function nightTaxMinor(pricing, baseMinor) {
  return taxMinor(baseMinor, pricing.hotel.taxPercent, wholeUnitMinor(pricing.currencyCode));
}
function taxMinor(baseMinor, taxPercent, unitMinor) {
  return roundToUnit(baseMinor * taxPercent / 100, unitMinor);
}

// src/domain/rates/price-stay.ts
function priceStay(pricing) {
  const { stay } = pricing;
  const factor = minorFactor(pricing.hotel.currencyCode, pricing.currencyCode, pricing.fx);
  const nightly = nightsOfStay(stay).map((night) => {
    const baseMinor = nightBaseMinor(pricing, night, factor);
    return { date: night.day, baseMinor, taxMinor: nightTaxMinor(pricing, baseMinor) };
  });
  const goodsMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.baseMinor, 0);
  const taxMinor2 = stay.rooms * nightly.reduce((sum, night) => sum + night.taxMinor, 0);
  return { nightly, rooms: stay.rooms, goodsMinor, taxMinor: taxMinor2, totalMinor: goodsMinor + taxMinor2 };
}

// src/domain/rates/rooms-left.ts
function roomsLeft(stock, day, nights) {
  const night = nights.get(day);
  return night ? Math.max(0, night.total - night.held - night.sold) : stock;
}
function fewestRoomsLeft(stock, days, nights) {
  let fewest = nights.size === 0 ? stock : Infinity;
  if (nights.size > 0) for (const { day } of days) fewest = Math.min(fewest, roomsLeft(stock, day, nights));
  return fewest;
}

// src/domain/rates/stay-price.ts
function stayPrice(amounts, currencyCode, originalPercent) {
  const { totalMinor, rooms } = amounts;
  const nights = amounts.nightly.length;
  const perNightMinor = roundToWholeUnits(totalMinor / (nights * rooms), currencyCode);
  const originalMinor = roundToWholeUnits(totalMinor * (originalPercent ?? 0) / 100, currencyCode);
  return {
    ...shownAmount(totalMinor, currencyCode),
    totalMinor,
    perNightAmount: formatAmount(perNightMinor, currencyCode),
    perNightMinor,
    originalAmount: originalMinor > totalMinor ? formatAmount(originalMinor, currencyCode) : null,
    nights,
    rooms
  };
}

// src/domain/days/nights-between.ts
function nightsBetween(checkIn, checkOut) {
  return dayNumber(checkOut) - dayNumber(checkIn);
}

// src/domain/stay/nights-allowed.ts
function nightsAllowed(limits, day) {
  return {
    dayLimitMin: Math.max(limits.dayLimitMin, day?.minNights ?? 1),
    dayLimitMax: Math.min(limits.dayLimitMax, day?.maxNights ?? Infinity),
    dayStep: limits.dayStep
  };
}
function shortestStay({ dayLimitMin, dayLimitMax, dayStep }) {
  const nights = Math.max(1, Math.ceil(dayLimitMin / dayStep)) * dayStep;
  return nights <= dayLimitMax ? nights : null;
}

// src/domain/stay/why-unavailable.ts
function whyUnavailable(rules) {
  return timeReason(rules) ?? partyReason(rules) ?? dayReason(rules) ?? lengthReason(rules) ?? stockReason(rules);
}
function timeReason({ ratePackage, stay, today }) {
  if (stay.checkIn < today) return reason("past_date", "This check-in day has already passed at the hotel.", null);
  const limit = ratePackage.bookAheadDays;
  if (limit === 0 || nightsBetween(today, stay.checkIn) >= limit) return null;
  return reason("advance_purchase", `Book at least ${count(limit, "day")} ahead.`, limit);
}
function partyReason({ room, ratePackage, stay }) {
  const { maxRooms } = ratePackage;
  if (stay.rooms > maxRooms) {
    return reason("maximum_rooms", `At most ${count(maxRooms, "room")} can be booked at once.`, maxRooms);
  }
  if (stay.adults > room.maxAdults * stay.rooms) {
    return reason("maximum_occupancy", `This room sleeps up to ${count(room.maxAdults, "adult")}.`, room.maxAdults);
  }
  return stay.adults + stay.children > room.maxGuests * stay.rooms ? reason("maximum_occupancy", `This room sleeps up to ${count(room.maxGuests, "guest")}.`, room.maxGuests) : null;
}
function dayReason({ ratePackage, dayRules, stay }) {
  if (dayRules.size === 0) return null;
  const { checkIn, checkOut } = stay;
  const arrival = dayRules.get(checkIn);
  if (arrival?.isClosedToArrival || shortestStay(nightsAllowed(ratePackage, arrival)) === null) {
    const closed2 = daysOn(checkIn, (day) => Boolean(dayRules.get(day)?.isClosedToArrival));
    return onDays("checkin_not_allowed", `No check-in on ${formatDay(checkIn)}.`, closed2);
  }
  const closed = nightsOfStay(stay).filter(({ day }) => day !== checkIn && dayRules.get(day)?.isClosedToStay);
  if (closed[0]) {
    const days = closed.map(({ day }) => day);
    return onDays("stay_through_not_allowed", `No stay can run through ${formatDay(closed[0].day)}.`, days);
  }
  if (!dayRules.get(checkOut)?.isClosedToDeparture) return null;
  const late = daysOn(checkOut, (day) => Boolean(dayRules.get(day)?.isClosedToDeparture));
  return onDays("checkout_not_allowed", `No check-out on ${formatDay(checkOut)}.`, late);
}
function daysOn(first, isTrue) {
  const days = [first];
  for (let day = addDays(first, 1); isTrue(day); day = addDays(day, 1)) days.push(day);
  return days;
}
function lengthReason({ ratePackage, dayRules, stay }) {
  const limits = nightsAllowed(ratePackage, dayRules.get(stay.checkIn));
  const { dayLimitMin: min, dayLimitMax: max, dayStep: step } = limits;
  const { nights } = stay;
  const forWhat = limits.dayLimitMin === ratePackage.dayLimitMin ? "for this rate" : `from ${formatDay(stay.checkIn)}`;
  if (nights < min)
    return reason("minimum_stay", `Stay at least ${count(min, "night")} ${forWhat}.`, shortestStay(limits));
  if (nights > max) {
    const most = max === ratePackage.dayLimitMax ? "for this rate" : `from ${formatDay(stay.checkIn)}`;
    return reason("maximum_stay", `Stay at most ${count(max, "night")} ${most}.`, max - max % step);
  }
  return step > 1 && nights % step !== 0 ? reason("stay_step", `This rate is sold in stays of ${step} nights and multiples of it.`, step) : null;
}
function stockReason({ room, nights, stay }) {
  if (fewestRoomsLeft(room.stock, nightsOfStay(stay), nights) >= stay.rooms) return null;
  const days = nightsOfStay(stay).map(({ day }) => day);
  const short = days.filter((day) => roomsLeft(room.stock, day, nights) < stay.rooms);
  const fewest = Math.min(...short.map((day) => roomsLeft(room.stock, day, nights)));
  const message = fewest > 0 ? `Only ${count(fewest, "room")} left for these dates.` : "Sold out for these dates.";
  return { reason: "no_inventory", message, limit: fewest > 0 ? fewest : null, dates: short };
}
function onDays(name, message, dates) {
  return { reason: name, message, limit: null, dates };
}
function reason(name, message, limit) {
  return { reason: name, message, limit, dates: [] };
}
function count(amount, noun) {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

// server/repositories/sale-state.ts
import { sql as sql3 } from "drizzle-orm";

// server/repositories/catalogue-version.ts
import { sql } from "drizzle-orm";
var catalogueVersion = sql`coalesce((select (value #>> '{}')::integer from meta where key = 'catalogue_version'), 0)`;

// server/repositories/night-tuples.ts
import { sql as sql2 } from "drizzle-orm";
var nightFields = sql2`json_build_array(n.room_type_id, n.day, n.total, n.held, n.sold, n.price_minor)`;
var ruleFields = sql2`json_build_array(d.room_type_id, d.day, d.is_closed_to_arrival, d.is_closed_to_departure,
  d.is_closed_to_stay, d.min_nights, d.max_nights)`;
var nightOf = ([, , total, held, sold, priceMinor]) => ({
  total,
  held,
  sold,
  priceMinor
});
var ruleOf = ([, , ...fields]) => {
  const [isClosedToArrival, isClosedToDeparture, isClosedToStay, minNights, maxNights] = fields;
  return { isClosedToArrival, isClosedToDeparture, isClosedToStay, minNights, maxNights };
};

// server/time/today-in.ts
function todayIn(timeZone, now) {
  return wallTimeIn(timeZone, now).day;
}

// server/quotes/best-offer.ts
function shownOffer(pricing, now) {
  const { room, ratePackage, nights, stay, currencyCode } = pricing;
  return {
    price: stayPrice(priceStay(pricing), currencyCode, ratePackage.originalPercent),
    stockLeft: fewestRoomsLeft(room.stock, nightsOfStay(stay), nights),
    returnPolicy: currentReturnPolicy(pricing, now)
  };
}
function currentReturnPolicy({ ratePackage, stay, hotel }, now) {
  const until = freeCancelUntil(ratePackage, stay.checkIn, hotel.timeZone);
  return until && until > now ? ratePackage.returnPolicy : CHARGED;
}

// server/quotes/nearest-stay.ts
var NEAREST_DAYS = 30;
function nearestStay(offers, stay, today) {
  const start = stay.checkIn < today ? today : stay.checkIn;
  for (let distance = 0; distance <= NEAREST_DAYS; distance++) {
    for (const days of [distance, -distance]) {
      const checkIn = addDays(start, days);
      if (checkIn < today) continue;
      const other = { ...stay, checkIn, checkOut: addDays(checkIn, stay.nights) };
      if (offers.some((offer) => whyUnavailable({ ...offer, stay: other }) === null)) return other;
    }
  }
  return null;
}

// server/search/search-cards.ts
var NO_HOLIDAYS = /* @__PURE__ */ new Map();
function searchCards(page, facts) {
  const { live, stayed, query, pictures: pictures2 } = facts;
  const words = keywordWords(query.filters.keyword);
  const { catalogue: catalogue2, collected } = live;
  const cardFacts = { catalogue: catalogue2, state: { collected }, currencyCode: stayed.currencyCode };
  return page.flatMap(({ place, isBookable }) => {
    const listed = stayed.shelf.hotels[place];
    if (!listed) return [];
    const best = isBookable ? offerAt(place, listed, facts) : null;
    const card = presentHotelCard(listed, best, cardFacts, pictures2);
    card.distanceMetres = query.near && distanceMetres(query.near, listed.hotel);
    card.nearestDates = isBookable ? null : nearestDates(listed, facts);
    card.matchedName = matchedName(listed.hotel, words);
    return [card];
  });
}
function offerAt(place, { hotel, rooms }, facts) {
  const { live, stayed, query, now } = facts;
  const { stay, currencyCode } = stayed;
  const cheapest = stayed.view.cheapest(place, wishIndex(query.filters));
  const room = cheapest && rooms[cheapest.roomAt];
  const ratePackage = room?.packages[cheapest?.packageAt ?? 0];
  if (!room || !ratePackage) return null;
  const { fx, holidays } = live.catalogue;
  const ofCountry = holidays.get(hotel.countryCode) ?? NO_HOLIDAYS;
  const { nights } = room;
  return shownOffer({ hotel, room, ratePackage, nights, holidays: ofCountry, fx, currencyCode, stay }, now);
}
function nearestDates({ hotel, rooms }, { stayed, now }) {
  const { stay } = stayed;
  const today = todayIn(hotel.timeZone, now);
  const offers = rooms.flatMap((room) => {
    const { nights, dayRules } = room;
    return room.packages.map((ratePackage) => ({ room, ratePackage, nights, dayRules, stay, today }));
  });
  const nearest = nearestStay(offers, stay, today);
  return nearest && { checkIn: nearest.checkIn, checkOut: nearest.checkOut };
}

// server/search/market-stay.ts
var NO_HOLIDAYS2 = /* @__PURE__ */ new Map();
var UNKNOWN = 255;
function marketStay({ cancelRules, saleRules, columns }, market, { catalogue: catalogue2, stay, currencyCode, now }) {
  const { timeZone, taxPercent } = market;
  const today = todayIn(timeZone, now);
  let validUntilMs = instantOfWallTime(addDays(today, 1), "00:00", timeZone).getTime();
  const isFree = cancelRules.map((rule) => {
    const until = freeCancelUntil(rule, stay.checkIn, timeZone);
    if (until === null || until <= now) return 0;
    validUntilMs = Math.min(validUntilMs, until.getTime());
    return 1;
  });
  return {
    today,
    holidays: catalogue2.holidays.get(market.countryCode) ?? NO_HOLIDAYS2,
    taxPercent,
    factor: minorFactor(market.currencyCode, currencyCode, catalogue2.fx),
    isFree: Uint8Array.from(isFree),
    levels: new Float64Array(columns.levelRules.length * stay.nights).fill(NaN),
    levelSums: new Float64Array(columns.levelRules.length).fill(NaN),
    sold: new Uint8Array(saleRules.length * columns.occupancies.length).fill(UNKNOWN),
    kindMet: new Uint8Array(columns.kinds.length).fill(UNKNOWN),
    validUntilMs
  };
}

// server/search/hotel-pricer.ts
var NOTHING_SPECIAL = { nights: /* @__PURE__ */ new Map(), dayRules: /* @__PURE__ */ new Map() };
var WISHES_MET = Uint8Array.of(1, 3, 5, 15);
var HotelPricer = class {
  constructor(shelf, pricing) {
    this.shelf = shelf;
    this.pricing = pricing;
    /** When something that was answered no longer holds by the clock alone. */
    this.validUntilMs = Infinity;
    this.markets = [];
    this.roomAt = 0;
    this.packageAt = 0;
    this.nights = nightsOfStay(pricing.stay);
    this.unitMinor = wholeUnitMinor(pricing.currencyCode);
    this.roomMinors = new Float64Array(this.nights.length);
  }
  /** Which wishes the packages that a hotel sells for the stay can meet, bit by wish; no amount is worked out for it. */
  wishesMet(place) {
    const { columns } = this.shelf;
    const market = this.marketOf(columns.market[place] ?? 0);
    const end = columns.firstRoom[place + 1] ?? 0;
    let met = 0;
    for (let room = columns.firstRoom[place] ?? 0; room < end; room++) {
      const special = this.specialRoom(room);
      if (!this.isLeft(room, special)) continue;
      met |= special && this.hasRuleInStay(special) ? this.metByRules(special, market) : this.metByKind(room, market);
    }
    return met;
  }
  /** What the cheapest package of a hotel that meets a wish costs for the stay; Infinity where there is none. */
  totalMinor(place, wish) {
    const { columns } = this.shelf;
    const market = this.marketOf(columns.market[place] ?? 0);
    const [start, end] = [columns.firstRoom[place] ?? 0, columns.firstRoom[place + 1] ?? 0];
    let cheapestMinor = Infinity;
    for (let room = start; room < end; room++) {
      const special = this.specialRoom(room);
      if (!this.isLeft(room, special)) continue;
      const hasRules = special !== void 0 && this.hasRuleInStay(special);
      const sumMinor = this.roomSumMinor(room, special, market);
      const first = columns.firstPackage[room] ?? 0;
      const next = columns.firstPackage[room + 1] ?? 0;
      let isRead = false;
      for (let at = first; at < next; at++) {
        const terms = columns.terms[at] ?? 0;
        if (!meetsWish(this.offered(terms, market), wish)) continue;
        if (this.leastMinor(sumMinor, terms, market) >= cheapestMinor) continue;
        if (!(hasRules ? this.isSoldByRules(special, terms, market) : this.isSold(room, terms, market))) continue;
        if (!isRead) this.readRoom(room, special, market);
        isRead = true;
        const totalMinor = this.packageMinor(terms, market);
        if (totalMinor >= cheapestMinor) continue;
        cheapestMinor = totalMinor;
        this.roomAt = room - start;
        this.packageAt = at - first;
      }
    }
    return cheapestMinor;
  }
  /** Which package of a hotel is the cheapest that meets a wish, of equal ones the first; null where there is none. */
  cheapest(place, wish) {
    if (this.totalMinor(place, wish) === Infinity) return null;
    return { roomAt: this.roomAt, packageAt: this.packageAt };
  }
  /** A room type some of whose nights or days in the stay are not as its rule says. */
  specialRoom(room) {
    if (this.shelf.columns.isSpecial[room] !== 1) return void 0;
    const special = this.shelf.rooms[room];
    return special && (this.hasNightInStay(special) || this.hasRuleInStay(special)) ? special : void 0;
  }
  isLeft(room, special) {
    const left = special ? fewestRoomsLeft(special.stock, this.nights, special.nights) : this.shelf.columns.stock[room] ?? 0;
    return left >= this.pricing.stay.rooms;
  }
  metByKind(room, market) {
    const kind = this.shelf.columns.kind[room] ?? 0;
    const known3 = market.kindMet[kind] ?? UNKNOWN;
    if (known3 !== UNKNOWN) return known3;
    let met = 0;
    for (const terms of this.shelf.columns.kinds[kind] ?? []) {
      if (this.isSold(room, terms, market)) met |= WISHES_MET[this.offered(terms, market)] ?? 0;
    }
    market.kindMet[kind] = met;
    return met;
  }
  metByRules(room, market) {
    let met = 0;
    for (const { index } of room.packages) {
      if (this.isSoldByRules(room, index, market)) met |= WISHES_MET[this.offered(index, market)] ?? 0;
    }
    return met;
  }
  /** What the nights of a room cost together, before anything is rounded. */
  roomSumMinor(room, special, market) {
    const { baseMinor, levelRule } = this.shelf.columns;
    if (!special) return minorAtLevel(baseMinor[room] ?? 0, this.levelSum(levelRule[room] ?? 0, market));
    let sumMinor = 0;
    for (const night of this.nights) sumMinor += roomNightMinor(special, night, special.nights, market.holidays);
    return sumMinor;
  }
  levelSum(rule, market) {
    const known3 = market.levelSums[rule] ?? NaN;
    if (!Number.isNaN(known3)) return known3;
    let sum = 0;
    for (let at = 0; at < this.nights.length; at++) sum += this.level(rule, at, market);
    market.levelSums[rule] = sum;
    return sum;
  }
  /** Less than a package can cost, however its nights are rounded: each night's amount and its tax move by half a unit at most. */
  leastMinor(sumMinor, terms, { factor, taxPercent }) {
    const { pricePercent, extraMinor } = this.shelf.columns;
    const nights = this.nights.length;
    const exactMinor = (sumMinor * (pricePercent[terms] ?? 0) / 100 + (extraMinor[terms] ?? 0) * nights) * factor;
    const taxed = 1 + taxPercent / 100;
    return this.pricing.stay.rooms * (exactMinor * taxed - nights * this.unitMinor * (taxed / 2 + 0.51));
  }
  /** Notes what the nights of a room cost. */
  readRoom(room, special, market) {
    const { baseMinor, levelRule } = this.shelf.columns;
    for (let at = 0; at < this.roomMinors.length; at++) {
      const night = this.nights[at];
      this.roomMinors[at] = special && night ? roomNightMinor(special, night, special.nights, market.holidays) : minorAtLevel(baseMinor[room] ?? 0, this.level(levelRule[room] ?? 0, at, market));
    }
  }
  level(rule, at, { levels, holidays }) {
    const known3 = levels[rule * this.nights.length + at] ?? NaN;
    if (!Number.isNaN(known3)) return known3;
    const [levelRule, night] = [this.shelf.columns.levelRules[rule], this.nights[at]];
    if (!levelRule || !night) throw new RangeError(`the shelf has no level rule ${rule}`);
    return levels[rule * this.nights.length + at] = nightLevel(levelRule, night, holidays);
  }
  /** What a package offers now, as a wish. */
  offered(terms, { isFree }) {
    const { cancelRule, hasBreakfast } = this.shelf.columns;
    return (isFree[cancelRule[terms] ?? 0] ?? 0) + 2 * (hasBreakfast[terms] ?? 0);
  }
  isSold(room, terms, { sold, today }) {
    const { occupancies, occupancy, saleRule } = this.shelf.columns;
    const at = (saleRule[terms] ?? 0) * occupancies.length + (occupancy[room] ?? 0);
    if (sold[at] === UNKNOWN) {
      const [ratePackage, sleeps] = [this.shelf.terms[terms], occupancies[occupancy[room] ?? 0]];
      if (!ratePackage || !sleeps) throw new RangeError(`the shelf has no terms ${terms}`);
      const { stay } = this.pricing;
      const rules = { room: { ...sleeps, stock: stay.rooms }, ratePackage, ...NOTHING_SPECIAL, stay, today };
      sold[at] = whyUnavailable(rules) === null ? 1 : 0;
    }
    return sold[at] === 1;
  }
  isSoldByRules(room, terms, { today }) {
    const ratePackage = this.shelf.terms[terms];
    const { nights, dayRules } = room;
    const { stay } = this.pricing;
    return ratePackage !== void 0 && whyUnavailable({ room, ratePackage, nights, dayRules, stay, today }) === null;
  }
  hasNightInStay({ nights }) {
    return nights.size > 0 && this.nights.some(({ day }) => nights.has(day));
  }
  hasRuleInStay({ dayRules }) {
    if (dayRules.size === 0) return false;
    return dayRules.has(this.pricing.stay.checkOut) || this.nights.some(({ day }) => dayRules.has(day));
  }
  packageMinor(terms, { factor, taxPercent }) {
    const { pricePercent, extraMinor } = this.shelf.columns;
    const [percent, extra] = [pricePercent[terms] ?? 0, extraMinor[terms] ?? 0];
    let totalMinor = 0;
    for (let at = 0; at < this.roomMinors.length; at++) {
      const baseMinor = packageNightMinor(this.roomMinors[at] ?? 0, percent, extra, factor, this.unitMinor);
      totalMinor += baseMinor + taxMinor(baseMinor, taxPercent, this.unitMinor);
    }
    return this.pricing.stay.rooms * totalMinor;
  }
  marketOf(number) {
    const known3 = this.markets[number];
    if (known3) return known3;
    const market = this.shelf.columns.markets[number];
    if (!market) throw new RangeError(`the shelf has no market ${number}`);
    const made = marketStay(this.shelf, market, this.pricing);
    this.validUntilMs = Math.min(this.validUntilMs, made.validUntilMs);
    this.markets[number] = made;
    return made;
  }
};

// server/search/stay-view.ts
var StayView = class {
  constructor(shelf, pricing) {
    this.shelf = shelf;
    this.prices = [];
    this.pricer = new HotelPricer(shelf, pricing);
    this.madeAtMs = pricing.now.getTime();
    this.seenChanges = shelf.changed.length;
    this.bookable = wishes.map(() => emptyBits(shelf.hotels.length));
    for (let place = 0; place < shelf.hotels.length; place++) this.noteWishes(place);
  }
  /** How many hotels it spans. */
  get hotelCount() {
    return this.shelf.hotels.length;
  }
  /** Whether what is known of midnight and free cancellation still holds. */
  holdsAt(nowMs) {
    return nowMs >= this.madeAtMs && nowMs < this.pricer.validUntilMs;
  }
  /** Prices of a wish, worked out when they are first asked for: what asks for no price needs none. */
  pricesOf(wish) {
    const known3 = this.prices[wish];
    if (known3) return known3;
    const made = { totalsMinor: new Float64Array(this.hotelCount), ascending: null };
    for (let place = 0; place < this.hotelCount; place++) {
      made.totalsMinor[place] = this.pricer.totalMinor(place, wish);
    }
    this.prices[wish] = made;
    return made;
  }
  /** The package that stands for a hotel with a wish; null where it sells none. */
  cheapest(place, wish) {
    return this.pricer.cheapest(place, wish);
  }
  /** Looks anew at every hotel whose nights or rules changed since the last time. */
  catchUp() {
    const { changed } = this.shelf;
    if (this.seenChanges === changed.length) return;
    const places = new Set(changed.slice(this.seenChanges));
    this.seenChanges = changed.length;
    for (const place of places) {
      this.noteWishes(place);
      this.prices.forEach((prices, wish) => prices && this.priceAgain(place, wish, prices));
    }
  }
  noteWishes(place) {
    const met = this.pricer.wishesMet(place);
    for (let wish = 0; wish < this.bookable.length; wish++) {
      const bits = this.bookable[wish];
      if (bits) setBit(bits, place, (met & 1 << wish) !== 0);
    }
  }
  priceAgain(place, wish, prices) {
    const totalMinor = this.pricer.totalMinor(place, wish);
    if (prices.totalsMinor[place] !== totalMinor) prices.ascending = null;
    prices.totalsMinor[place] = totalMinor;
  }
};

// server/pictures/picture-library.ts
import { readFileSync } from "node:fs";
import path from "node:path";
var PICTURES_FOLDER = "server/pictures/files";
function readManifest(folder) {
  const file = path.join(folder, "manifest.json");
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`The picture manifest ${file} cannot be read; run "npm run pictures" to make it`, { cause });
  }
}
function loadPictureLibrary(projectRoot = process.cwd(), picturesFolder = PICTURES_FOLDER) {
  const folder = path.resolve(projectRoot, picturesFolder);
  const pictures2 = readManifest(folder);
  const byId = new Map(pictures2.map((picture) => [picture.id, picture]));
  const byKind = /* @__PURE__ */ new Map();
  for (const picture of pictures2) byKind.set(picture.kind, [...byKind.get(picture.kind) ?? [], picture]);
  return {
    folder,
    pictureLibrary: () => pictures2,
    pictureById: (id) => byId.get(id),
    picturesOfKind: (kind) => byKind.get(kind) ?? []
  };
}

// server/search/put-changes.ts
function putChanges(shelf, { nights, rules }) {
  for (const tuple of nights) {
    const room = shelf.roomById.get(tuple[0]);
    if (!room) continue;
    if (room.nights.size === 0) room.nights = /* @__PURE__ */ new Map();
    room.nights.set(tuple[1], nightOf(tuple));
    shelf.columns.isSpecial[room.index] = 1;
    shelf.changed.push(room.place);
  }
  for (const tuple of rules) {
    const room = shelf.roomById.get(tuple[0]);
    if (!room) continue;
    if (room.dayRules.size === 0) room.dayRules = /* @__PURE__ */ new Map();
    room.dayRules.set(tuple[1], ruleOf(tuple));
    shelf.columns.isSpecial[room.index] = 1;
    shelf.changed.push(room.place);
  }
}

// server/plugins/reply-check.ts
import { Compile } from "typebox/compile";

// server/plugins/closed-schema.ts
var isNode = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
function close(value) {
  if (Array.isArray(value)) return value.map(close);
  if (!isNode(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, close(inner)]));
  const isOpenObject = value.type === "object" && isNode(value.properties) && value.additionalProperties === void 0;
  return isOpenObject ? { ...copy, additionalProperties: false } : copy;
}
function closedSchema(schema) {
  const copy = close(schema);
  return isNode(copy) ? copy : {};
}

// server/plugins/reply-check.ts
var ReplyOffContract = class extends Error {
};
function replyWriter(operationId, schema) {
  const validator = Compile(closedSchema(schema));
  const written = /* @__PURE__ */ new WeakMap();
  return (reply) => {
    const isKept = typeof reply === "object" && reply !== null && Object.isFrozen(reply);
    const kept = isKept ? written.get(reply) : void 0;
    if (kept !== void 0) return kept;
    if (!validator.Check(reply)) {
      const [first] = validator.Errors(reply);
      throw new ReplyOffContract(
        `${operationId} left its contract at ${first?.instancePath || "/"}: ${first?.message} ${JSON.stringify(first?.params)}`
      );
    }
    const text = JSON.stringify(reply);
    if (isKept) written.set(reply, text);
    return text;
  };
}

// src/contract/search.ts
import { Type as Type8 } from "typebox";

// src/contract/hotel-card.ts
import { Type as Type4 } from "typebox";

// src/contract/picture.ts
import { Type } from "typebox";
var Picture = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  averageColor: Type.String({ pattern: "^#[0-9a-f]{6}$" }),
  alt: Type.String()
});

// src/contract/price.ts
import { Type as Type3 } from "typebox";

// src/contract/scalars.ts
import { Type as Type2 } from "typebox";
var Day = Type2.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", examples: ["2026-11-22"] });
var Instant = Type2.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" });
var Minor = Type2.Integer({ minimum: 0, maximum: 1e12 });
var CurrencyCode = Type2.String({ pattern: "^[A-Z]{3}$" });
var Id = Type2.String({ pattern: "^[A-Za-z0-9_-]{1,40}$" });
var Done = Type2.Object({ ok: Type2.Literal(true) });

// src/contract/price.ts
var shownAmountFields = {
  currencyCode: CurrencyCode,
  currencySymbol: Type3.String(),
  currencyAmount: Type3.String()
};
var StayPrice = Type3.Object({
  ...shownAmountFields,
  totalMinor: Minor,
  perNightAmount: Type3.String({ description: "Total over nights and rooms, shown beside the total" }),
  perNightMinor: Minor,
  originalAmount: Type3.Union([Type3.String(), Type3.Null()], { description: "Total before a discount, struck through" }),
  nights: Type3.Integer({ minimum: 1 }),
  rooms: Type3.Integer({ minimum: 1 })
});
var NightPrice = Type3.Object({
  date: Day,
  baseMinor: Minor,
  taxMinor: Minor,
  baseAmount: Type3.String()
});
var PriceBreakdown = Type3.Object({
  ...shownAmountFields,
  nightly: Type3.Array(NightPrice),
  rooms: Type3.Integer({ minimum: 1 }),
  goodsMinor: Minor,
  goodsAmount: Type3.String(),
  taxMinor: Minor,
  taxAmount: Type3.String(),
  totalMinor: Minor,
  hotelCurrencyCode: CurrencyCode,
  hotelTotalAmount: Type3.String({ description: "The same total in the hotel's own currency, for information" })
});

// src/contract/hotel-card.ts
var HotelGrade = Type4.Integer({ minimum: 3, maximum: 7 });
var HotelCard = Type4.Object({
  id: Type4.String(),
  headImgUrl: Type4.String(),
  headImg: Picture,
  name: Type4.String(),
  star: Type4.Union([Type4.Integer({ minimum: 2, maximum: 5 }), Type4.Null()], {
    description: "Null where nobody graded it"
  }),
  grade: Type4.Union([HotelGrade, Type4.Null()]),
  districtPath: Type4.String({ description: "City and district, e.g. Shanghai \xB7 Jing\u2019an" }),
  reviewScore: Type4.Union([Type4.Number({ minimum: 0, maximum: 5 }), Type4.Null()]),
  reviewCount: Type4.Integer(),
  returnPolicy: Type4.Integer(),
  hasRooms: Type4.Boolean({ description: "Whether it sells rooms here at all; imported hotels may not yet" }),
  ...shownAmountFields,
  price: Type4.Union([StayPrice, Type4.Null()]),
  stockLeft: Type4.Union([Type4.Integer(), Type4.Null()], { description: "Rooms left when three or fewer, else null" }),
  tags: Type4.Array(Type4.String(), { description: "Two or three amenities" }),
  isCollection: Type4.Boolean({ description: "On the wish list of whoever asks; false for visitors" }),
  distanceMetres: Type4.Union([Type4.Integer(), Type4.Null()], {
    description: "From the point that was asked for, else from the middle of the city that was searched"
  }),
  nearestDates: Type4.Union([Type4.Object({ checkIn: Day, checkOut: Day }), Type4.Null()], {
    description: "Nearest stay of the same length that can be booked, where this one cannot"
  }),
  matchedName: Type4.Union([Type4.String(), Type4.Null()], {
    description: "The other name that the keyword matched, e.g. \u5317\u4EAC\u996D\u5E97"
  })
});

// src/contract/page-of.ts
import { Type as Type5 } from "typebox";
var PageInput = {
  cursor: Type5.Optional(Type5.String({ maxLength: 200, description: "nextCursor of the page before" })),
  pageSize: Type5.Optional(Type5.Integer({ minimum: 1, maximum: 50 }))
};
var PageOf = (item) => Type5.Object({ list: Type5.Array(item), nextCursor: Type5.Union([Type5.String(), Type5.Null()]) });

// src/contract/search-facets.ts
import { Type as Type6 } from "typebox";
var Count = Type6.Integer({ minimum: 0 });
var FacetValue = Type6.Object({ value: Type6.String(), label: Type6.String(), count: Count });
var PriceFacet = Type6.Object({
  minMinor: Minor,
  maxMinor: Minor,
  currencyCode: CurrencyCode,
  exponent: Type6.Integer({ minimum: 0, maximum: 3 }),
  buckets: Type6.Array(Count, { maxItems: 24 })
});
var SearchFacets = Type6.Object({
  grades: Type6.Array(Type6.Object({ value: Type6.Integer(), count: Count })),
  tags: Type6.Array(FacetValue, { maxItems: 30 }),
  areas: Type6.Array(FacetValue),
  freeCancellation: Count,
  breakfast: Count,
  price: Type6.Union([PriceFacet, Type6.Null()])
});
var BestDrop = Type6.Object({
  filter: Type6.Union([
    Type6.Literal("grades"),
    Type6.Literal("tags"),
    Type6.Literal("areas"),
    Type6.Literal("price"),
    Type6.Literal("freeCancellation"),
    Type6.Literal("breakfast"),
    Type6.Literal("keyword")
  ]),
  value: Type6.Union([Type6.String(), Type6.Null()]),
  count: Count
});

// src/contract/stay.ts
import { Type as Type7 } from "typebox";
var StayInput = {
  checkIn: Type7.Optional(Day),
  checkOut: Type7.Optional(Day),
  rooms: Type7.Optional(Type7.Integer({ minimum: 1, maximum: 9 })),
  adults: Type7.Optional(Type7.Integer({ minimum: 1, maximum: 36 })),
  children: Type7.Optional(Type7.Integer({ minimum: 0, maximum: 36 }))
};
var Stay = Type7.Object({
  checkIn: Day,
  checkOut: Day,
  nights: Type7.Integer({ minimum: 1 }),
  rooms: Type7.Integer({ minimum: 1 }),
  adults: Type7.Integer({ minimum: 1 }),
  children: Type7.Integer({ minimum: 0 })
});

// src/contract/search.ts
var HotelSort = Type8.Union([
  Type8.Literal("recommended"),
  Type8.Literal("price_low"),
  Type8.Literal("price_high"),
  Type8.Literal("rating"),
  Type8.Literal("distance")
]);
var Keyword = Type8.String({ maxLength: 40 });
var Label = Type8.String({ minLength: 1, maxLength: 60 });
var HotelFilterInput = {
  keyword: Type8.Optional(Keyword),
  grades: Type8.Optional(Type8.Array(Type8.Integer({ minimum: 3, maximum: 7 }), { maxItems: 5 })),
  tags: Type8.Optional(Type8.Array(Label, { maxItems: 30 })),
  areas: Type8.Optional(Type8.Array(Label, { maxItems: 10 })),
  freeCancellation: Type8.Optional(Type8.Boolean()),
  breakfast: Type8.Optional(Type8.Boolean()),
  priceFromMinor: Type8.Optional(Minor),
  priceToMinor: Type8.Optional(Minor)
};
var NearInput = {
  nearLat: Type8.Optional(Type8.Number({ minimum: -90, maximum: 90 })),
  nearLng: Type8.Optional(Type8.Number({ minimum: -180, maximum: 180 }))
};
var searchRoutes = {
  listHotels: {
    method: "GET",
    path: "/api/search/zomo/list/hotel",
    operationId: "listHotels",
    summary: "Hotels worth a look, everywhere or in one city, with prices for the stay",
    client: "new",
    auth: "open",
    input: Type8.Object({ cityId: Type8.Optional(Id), ...PageInput, ...StayInput }),
    reply: PageOf(HotelCard)
  },
  listHotelsById: {
    method: "POST",
    path: "/api/hotel/homepage/list/hotelid",
    operationId: "listHotelsById",
    summary: "Cards of hotels by id, in the same order; what is unknown or off sale is left out",
    client: "new",
    auth: "open",
    input: Type8.Object({ hotelIds: Type8.Array(Id, { maxItems: 50 }), ...StayInput }),
    reply: Type8.Object({ list: Type8.Array(HotelCard) })
  },
  searchHotels: {
    method: "POST",
    path: "/api/search/zomo/search/hotel",
    operationId: "searchHotels",
    summary: "Hotels of a city, or found by name everywhere, for a stay; sold-out ones stand last",
    client: "new",
    auth: "open",
    input: Type8.Object({
      cityId: Type8.Optional(Id),
      sort: Type8.Optional(HotelSort),
      ...HotelFilterInput,
      ...NearInput,
      ...PageInput,
      ...StayInput
    }),
    reply: Type8.Object({
      ...PageOf(HotelCard).properties,
      total: Type8.Integer({ description: "Hotels that match and can be booked for the stay" }),
      soldOutCount: Type8.Integer({
        description: "Hotels that match but cannot be booked for the stay, sold out or without rooms on sale"
      }),
      cityId: Type8.Union([Type8.String(), Type8.Null()]),
      cityName: Type8.String(),
      timeZone: Type8.String(),
      stay: Stay,
      correctedKeyword: Type8.Union([Type8.String(), Type8.Null()], {
        description: "What was searched for instead of a keyword with a typo"
      }),
      facets: SearchFacets,
      bestDrop: Type8.Union([BestDrop, Type8.Null()])
    })
  }
};

// server/seed/draw.ts
var LETTERS = "0123456789abcdefghijkmnpqrstuvwxyz";
var Draw = class {
  constructor(seed) {
    let hash = 2166136261;
    for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
    this.state = hash >>> 0;
  }
  /** A number from 0 up to but not 1 (mulberry32). */
  next() {
    this.state = this.state + 1831565813 >>> 0;
    let mixed = Math.imul(this.state ^ this.state >>> 15, this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
  }
  /** A whole number from `least` to `most`, both included. */
  between(least, most) {
    return least + Math.floor(this.next() * (most - least + 1));
  }
  /** True in so many of a hundred draws. */
  chance(percent) {
    return this.next() * 100 < percent;
  }
  /** One of the items; throws RangeError when there are none. */
  pick(items) {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === void 0) throw new RangeError("nothing to pick from");
    return item;
  }
  /** So many different items, in a drawn order; fewer where there are fewer. */
  some(items, count2) {
    const left = [...items];
    const drawn = [];
    while (drawn.length < count2 && left.length > 0) drawn.push(...left.splice(Math.floor(this.next() * left.length), 1));
    return drawn;
  }
  /** An id of url-safe letters that tells nothing. */
  id(length) {
    return Array.from({ length }, () => LETTERS.charAt(Math.floor(this.next() * LETTERS.length))).join("");
  }
};

// server/search/hotel-search-columns.ts
import { pinyin } from "pinyin-pro";
var SEARCH_WORD_LENGTH = 24;
function hotelSearchColumns({ name, localName, otherNames, district }) {
  const names2 = [.../* @__PURE__ */ new Set([name, localName, ...otherNames])];
  const parts = [...names2.map(wordsOf), ...names2.flatMap(pinyinOf)];
  const texts = /* @__PURE__ */ new Set([...parts.map((words) => words.join("")), foldText(district)]);
  const searchWords = new Set(parts.flatMap((words) => words.map((_, from) => beginning(words.slice(from).join("")))));
  return { searchText: [...texts].join("|"), searchWords: [...searchWords].filter((word) => word !== "") };
}
var beginning = (word) => word.slice(0, SEARCH_WORD_LENGTH);
function wordsOf(name) {
  const spaced = name.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, " $& ");
  return spaced.split(/[^\p{Letter}\p{Number}\p{Mark}'’ー]+/u).map(foldText).filter((word) => word !== "");
}
function pinyinOf(name) {
  if (!/\p{Script=Han}/u.test(name) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return [];
  const syllables = pinyin(name, { toneType: "none", type: "array", nonZh: "removed", v: true });
  return [syllables, [syllables.map((syllable) => syllable.charAt(0)).join("")]];
}

// test/support/search/random-catalogue.ts
var FIRST_DAY = "2026-11-20";
var districts = ["Old Town", "Harbour", "Jing\u2019an"];
var names = ["Marlowe Row", "Lantern Stop", "Quiet Courtyard"];
var meals = ["Room only", "Breakfast for 2", "Half board"];
var dayNear = (draw2) => addDays(FIRST_DAY, draw2.between(0, 9));
var randomHotels = (draw2) => Array.from({ length: draw2.between(0, 40) }, (_, at) => randomHotel(draw2, `h${at}`, at + 1));
function randomHotel(draw2, id, rank) {
  const district = draw2.pick(districts);
  const told = {
    name: `${draw2.pick(names)} ${district}`,
    localName: draw2.pick(["\u9A6C\u6D1B\u9152\u5E97", "\u9759\u5EAD"]),
    otherNames: [],
    district
  };
  return {
    hotel: {
      id,
      cityId: "town",
      ...told,
      searchText: hotelSearchColumns(told).searchText,
      star: 4,
      grade: draw2.pick([null, 3, 4, 5, 6, 7]),
      timeZone: draw2.pick(["Asia/Shanghai", "America/New_York"]),
      countryCode: draw2.pick(["CN", "US"]),
      currencyCode: draw2.pick(["CNY", "JPY"]),
      taxPercent: draw2.pick([0, 6, 8.875]),
      reviewScore: draw2.pick([null, 3.5, 4.5, 4.9]),
      reviewCount: 3,
      headPictureId: "city-day-01",
      tags: [],
      features: hotelFeatures.flatMap(({ key }) => draw2.chance(40) ? [key] : []),
      lat: 30 + draw2.between(0, 5) / 100,
      lng: 120,
      rank
    },
    rooms: Array.from({ length: draw2.between(1, 3) }, (_, at) => randomRoom(draw2, id, `${id}r${at}`))
  };
}
function randomRoom(draw2, hotelId, id) {
  const maxAdults = draw2.between(1, 3);
  const room = {
    id,
    hotelId,
    name: id,
    pictureIds: [],
    areaSqm: 20,
    bedText: "",
    windowText: "",
    maxAdults,
    maxGuests: maxAdults + draw2.between(0, 1),
    facilities: [],
    stock: draw2.between(0, 4),
    baseMinor: draw2.between(100, 999) * 101,
    weekdayPercent: draw2.pick([
      [100, 100, 100, 100, 117, 131, 100],
      [100, 100, 100, 100, 100, 100, 100]
    ]),
    seasons: draw2.pick([[], [{ from: "11-23", to: "01-10", percent: 137 }]]),
    holidayPercent: draw2.pick([100, 155]),
    sort: 1
  };
  const packages = Array.from({ length: draw2.between(1, 3) }, (_, at) => randomPackage(draw2, hotelId, id, at));
  return { room, packages };
}
function randomPackage(draw2, hotelId, roomTypeId, sort) {
  return {
    id: `${roomTypeId}p${sort}`,
    hotelId,
    roomTypeId,
    name: "",
    meal: draw2.pick(meals),
    includes: [],
    pricePercent: draw2.pick([85, 100, 106]),
    extraMinor: draw2.pick([0, 3333]),
    originalPercent: draw2.pick([null, 118]),
    returnPolicy: draw2.pick([1, 2, 3]),
    freeCancelDays: draw2.between(0, 2),
    freeCancelTime: draw2.pick(["12:00", "18:00"]),
    latePenalty: "full",
    confirmMinutes: 0,
    dayLimitMin: draw2.pick([1, 1, 2]),
    dayLimitMax: draw2.pick([2, 28]),
    dayStep: draw2.pick([1, 1, 2]),
    bookAheadDays: draw2.pick([0, 0, 3]),
    maxRooms: draw2.pick([1, 5]),
    isOnSale: true,
    sort
  };
}
function randomChanges(draw2, hotels, count2) {
  const rooms = hotels.flatMap((listed) => listed.rooms.map(({ room }) => room));
  if (rooms.length === 0) return { nights: [], rules: [] };
  const nights = Array.from({ length: count2 }, () => {
    const total = draw2.between(0, 5);
    const held = draw2.between(0, total);
    return [draw2.pick(rooms).id, dayNear(draw2), total, held, draw2.between(0, total - held), draw2.pick([null, 45678])];
  });
  const rules = Array.from({ length: Math.floor(count2 / 3) }, () => [
    draw2.pick(rooms).id,
    dayNear(draw2),
    draw2.chance(30),
    draw2.chance(30),
    draw2.chance(20),
    draw2.pick([null, 2]),
    draw2.pick([null, 3])
  ]);
  return { nights, rules };
}

// test/mb.ts
var pictures = loadPictureLibrary("/work/wt/perf");
var catalogue = { version: 1, cities: [], cityById: /* @__PURE__ */ new Map(), holidays: /* @__PURE__ */ new Map(), fx: /* @__PURE__ */ new Map([["CNY", 1], ["JPY", 0.0467], ["USD", 7.1234]]) };
var draw = new Draw("1");
for (const n of [500, 5e3]) {
  const hotels = [];
  let i = 0;
  while (hotels.length < n) for (const h of randomHotels(draw)) {
    i++;
    hotels.push({ hotel: { ...h.hotel, timeZone: "Asia/Shanghai", countryCode: "CN", currencyCode: "CNY", taxPercent: 6, id: "h" + i, rank: i }, rooms: h.rooms.map((r, a) => ({ room: { ...r.room, id: `h${i}r${a}`, stock: r.room.stock + 1 }, packages: r.packages })) });
  }
  hotels.length = n;
  const shelf = makeShelf(hotels);
  putChanges(shelf, randomChanges(draw, hotels, n / 5));
  const now = /* @__PURE__ */ new Date("2026-11-20T03:00:00Z");
  const filters = { keyword: "", grades: [], tags: [], areas: [], freeCancellation: false, breakfast: false, priceFromMinor: null, priceToMinor: null };
  const write = replyWriter("searchHotels", searchRoutes.searchHotels.reply);
  const t = {};
  const time = (name, f) => {
    const s = process.cpuUsage();
    const r = f();
    const e = process.cpuUsage(s);
    t[name] = (t[name] ?? 0) + (e.user + e.system) / 1e3;
    return r;
  };
  const rounds = 200;
  for (let k = 0; k < rounds + 10; k++) {
    if (k === 10) for (const key in t) t[key] = 0;
    const checkIn = addDays("2026-11-20", k % 60);
    const nights = 1 + k % 3;
    const stay = { checkIn, checkOut: addDays(checkIn, nights), nights, rooms: 1, adults: 2, children: 0 };
    const view = time("view", () => new StayView(shelf, { catalogue, stay, currencyCode: "CNY", now }));
    time("totals", () => view.pricesOf(0));
    const stayed = { shelf, view, stay, currencyCode: "CNY" };
    const q = { filters, sort: "recommended", near: { lat: 30, lng: 120 }, after: null, pageSize: 20 };
    time("list", () => runList(stayed, q));
    const found = time("search", () => runSearch(stayed, q));
    time("price first", () => runList(stayed, { ...q, sort: "price_low" }));
    time("price again", () => runList(stayed, { ...q, sort: "price_low" }));
    const live = { catalogue, shelf, collected: /* @__PURE__ */ new Set(), view: () => view };
    const list = time("cards", () => searchCards(found.page, { live, stayed, query: q, pictures, now }));
    time("write", () => write({ ...(({ page, last, ...rest }) => rest)(found), list, nextCursor: null, cityId: "x", cityName: "x", timeZone: "UTC", stay, correctedKeyword: null }));
  }
  for (const key in t) t[key] = +(t[key] / rounds).toFixed(3);
  console.log(n, t);
}
