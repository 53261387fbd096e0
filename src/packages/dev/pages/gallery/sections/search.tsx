import { useState } from 'react'
import type { Suggestion, SuggestionGroup } from '@/contract/suggest'
import { entryOfKeyword, entryOfSuggestion } from '@/domain/stays/search-history'
import { HistoryChips } from '@/widgets/history-chips'
import { SearchBox } from '@/widgets/search-box'
import { SuggestionList, suggestionId } from '@/widgets/suggestion-list'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const suggested = (kind: Suggestion['kind'], label: string, showLabel: string, more: Partial<Suggestion> = {}) => ({
  kind,
  value: label,
  label,
  showLabel,
  cityId: null,
  hotelId: null,
  skuId: null,
  lat: null,
  lng: null,
  matchedName: null,
  reason: null,
  hotelCount: null,
  ...more,
})
const groups: readonly SuggestionGroup[] = [
  {
    kind: 'city',
    list: [suggested('city', 'Kyoto', 'Kyoto, Japan', { reason: 'Also known as 京都', hotelCount: 64 })],
  },
  { kind: 'area', list: [suggested('area', 'Kyoto Station', 'Kyoto · Kyoto Station', { hotelCount: 12 })] },
  { kind: 'landmark', list: [suggested('landmark', 'Kyoto Tower', 'Kyoto, Japan')] },
  {
    kind: 'hotel',
    list: [
      suggested('hotel', 'Kyoto Garden House', 'Kyoto · Higashiyama'),
      suggested('hotel', 'River House', 'Kyoto · Gion', { reason: 'Also known as Kyoto River' }),
    ],
  },
  { kind: 'coupon', list: [suggested('coupon', 'Two nights in Kyoto with breakfast', 'Kyoto · Gion')] },
]
const all = groups.flatMap(({ list }) => list)
const LIST_ID = 'gallery-hints'

function Show() {
  const [text, setText] = useState('kyo')
  const [activeIndex, setActiveIndex] = useState(1)
  const [searches, setSearches] = useState([...all.map(entryOfSuggestion), entryOfKeyword('onsen')])
  return (
    <>
      <GalleryState name="box and suggestions">
        <SearchBox
          label="Search"
          placeholder="City, landmark, hotel, 城市"
          text={text}
          listId={LIST_ID}
          activeId={activeIndex >= 0 ? suggestionId(LIST_ID, activeIndex) : undefined}
          count={all.length}
          activeIndex={activeIndex}
          onText={setText}
          onActive={setActiveIndex}
          onEnter={() => {}}
        />
        <SuggestionList id={LIST_ID} keyword={text} groups={groups} activeIndex={activeIndex} onPick={() => {}} />
      </GalleryState>
      <GalleryState name="recent searches">
        <HistoryChips entries={searches} onPick={() => {}} onClear={() => setSearches([])} />
      </GalleryState>
    </>
  )
}

/** The search box with its suggestions, and recent searches, in the gallery. */
export const searchSection: GallerySection = { key: 'search', title: 'Search box and suggestions', Show }
