import { useState } from 'react'
import { Tabs, type TabsProps } from '@/widgets/tabs'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

type Tab = TabsProps<string>['tabs'][number]

function State({
  name,
  tabs,
  start = 0,
}: {
  readonly name: string
  readonly tabs: readonly Tab[]
  readonly start?: number
}) {
  const [selected, setSelected] = useState(tabs[start]?.key ?? '')
  return (
    <GalleryState name={name} isWide>
      <Tabs label={name} tabs={tabs} selected={selected} onSelect={setSelected} />
    </GalleryState>
  )
}

const named = (...labels: string[]): Tab[] => labels.map((label) => ({ key: label, label }))
const many = named('All', 'To pay', 'To confirm', 'Upcoming', 'To use', 'Completed', 'Cancelled')

function Show() {
  return (
    <>
      <State name="two" tabs={named('Domestic', 'Overseas')} />
      <State name="four fit" tabs={many.slice(0, 4)} start={1} />
      <State name="five scroll" tabs={many.slice(0, 5)} />
      <State name="more than four scroll" tabs={many} />
      <State name="the selected one is brought into view" tabs={many} start={6} />
      <State
        name="counts, news and a disabled one"
        tabs={[
          { key: 'all', label: 'All', count: 120 },
          { key: 'pay', label: 'To pay', count: 2 },
          { key: 'news', label: 'Offers', isNew: true },
          { key: 'off', label: 'Closed', isDisabled: true },
        ]}
      />
    </>
  )
}

/** Tabs in a row. */
export const tabsSection: GallerySection = { key: 'tabs', title: 'Tabs', Show }
