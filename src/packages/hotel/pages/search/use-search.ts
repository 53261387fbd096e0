import { useCallback, useEffect, useRef, useState } from 'react'
import type { DestinationOption } from '@/contract/destination'
import type { SearchHistoryEntry } from '@/contract/suggest'
import { entryOfCity, entryOfKeyword, entryOfSuggestion, type SearchedCity } from '@/domain/stays/search-history'
import { enteredSuggestion, searchTarget, type SearchTarget } from '@/domain/stays/suggestions'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { readStayQuery, stayQuery } from '@/domain/stays/stay-query'
import { beforeReload } from '@/platform/chunks/reload'
import { findPosition } from '@/platform/device/geolocation'
import { go } from '@/platform/navigation'
import { usePageShow, useRouteParams } from '@/platform/page'
import { forgetListPlace } from '@/stores/stays/list-place'
import { Loaded } from '@/stores/app/loaded'
import { NearMeStore } from '@/stores/stays/near-me'
import type { RootStore } from '@/stores/app/root'
import { SearchHistoryStore } from '@/stores/stays/search-history'
import { SuggestionsStore } from '@/stores/stays/suggestions'
import { storeTyped, takeTyped } from '@/stores/app/drafts'

function useStores({ api, deviceStorage, session }: RootStore) {
  const [stores] = useState(() => ({
    history: new SearchHistoryStore({ calls: api.searchHistory, deviceStorage, uid: () => session.uid }),
    suggestions: new SuggestionsStore(api.suggest),
    hot: new Loaded<readonly DestinationOption[]>(),
    nearMe: new NearMeStore({ calls: api.destination, position: findPosition }),
  }))
  return stores
}

/** The city that the address names, to search in; its name is fetched where it is not known yet. */
function useCity({ stay, destinations }: RootStore, cityId: string): SearchedCity | null {
  const known = stay.place?.cityId === cityId ? stay.place.label : destinations.find(cityId)?.label
  const isUnknown = cityId !== '' && known === undefined
  useEffect(() => {
    if (isUnknown) void destinations.start()
  }, [isUnknown, destinations])
  return cityId === '' ? null : { cityId, label: known ?? '' }
}

/** Opens what was searched for: lists and hotels with the wanted stay, and a list from its top. */
function openTarget(target: SearchTarget, wanted: WantedStay, tabStorage: RootStore['tabStorage']): void {
  if (target.route === 'productDetail') return go('productDetail', { skuId: target.skuId })
  const stayFields = stayQuery(wanted)
  if (target.route === 'hotelDetail') return go('hotelDetail', { id: target.hotelId }, stayFields)
  const fields = { ...target.fields, ...stayFields }
  forgetListPlace(tabStorage, fields)
  go('hotelList', {}, fields)
}

/** The search home's stores, bound to the address, and what its choices lead to. */
export function useSearch(root: RootStore) {
  const { api, stay, tabStorage } = root
  const params = useRouteParams('search')
  const stores = useStores(root)
  const { history, suggestions, hot, nearMe } = stores
  const [initialText] = useState(() => (params.keyword || takeTyped(tabStorage, 'search_draft')).slice(0, 40))
  const typed = useRef(initialText)
  const fetchHot = useCallback(() => hot.load(async () => (await api.destination.listHotCities({})).list), [api, hot])
  const { isOnline } = root.online
  useEffect(() => {
    if (isOnline && hot.value === null) void fetchHot()
  }, [isOnline, hot, fetchHot])
  useEffect(() => {
    if (initialText !== '') void suggestions.search(initialText)
  }, [suggestions, initialText])
  useEffect(() => beforeReload(() => storeTyped(tabStorage, 'search_draft', typed.current)), [tabStorage])
  usePageShow(() => {
    stay.restore()
    void history.start()
  })
  const wanted = (): WantedStay => ({ ...stay.requested, ...readStayQuery(params) })
  const within = useCity(root, params.cityId ?? '')
  const open = (target: SearchTarget) => openTarget(target, wanted(), tabStorage)
  const search = (entry: SearchHistoryEntry) => {
    void history.add(entry)
    open(searchTarget(entry))
  }
  return {
    ...stores,
    initialText,
    suggest: (keyword: string) => {
      typed.current = keyword
      void suggestions.search(keyword)
    },
    fetchHot,
    cityFields: (city: DestinationOption) => ({ cityId: city.value, ...stayQuery(wanted()) }),
    searchCity: (city: DestinationOption) => {
      stay.choosePlace(city)
      search(entryOfCity(city))
    },
    search,
    city: within,
    searchKeyword: async (keyword: string, isEverywhere: boolean) => {
      const groups = await suggestions.groupsFor(keyword)
      const place = isEverywhere ? null : within
      const named = groups && enteredSuggestion(keyword, groups, place?.cityId)
      search(named ? entryOfSuggestion(named) : entryOfKeyword(keyword, place))
    },
    searchNearMe: async () => {
      const target = await nearMe.find()
      if (target) open(target)
    },
  }
}
