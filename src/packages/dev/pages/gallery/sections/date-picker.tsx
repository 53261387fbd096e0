import { useState } from 'react'
import { Button } from '@/widgets/button'
import { DatePicker, type DatePickerProps } from '@/widgets/date-picker'
import { DatePickerSheet } from '@/widgets/date-picker-sheet'
import { galleryTimers } from '../gallery-clock'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const currentYear = 2026

function Turning({
  start,
  ...rest
}: Omit<DatePickerProps, 'value' | 'onChange' | 'timers' | 'currentYear'> & { start: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <DatePicker {...rest} currentYear={currentYear} value={value} onChange={setValue} timers={galleryTimers} />
      <p className="gallery-text">{value}</p>
    </>
  )
}

function InSheet() {
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <Button onTap={() => setOpen(true)}>Choose date of birth</Button>
      <p className="gallery-text">{value ?? 'Nothing chosen'}</p>
      <DatePickerSheet
        isOpen={isOpen}
        title="Date of birth"
        kind="date"
        value={value}
        currentYear={currentYear}
        min="1926-01-01"
        max="2026-11-20"
        timers={galleryTimers}
        onConfirm={(chosen) => {
          setValue(chosen)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function Show() {
  return (
    <>
      <GalleryState name="date">
        <Turning label="Arrival" kind="date" start="2026-11-20" />
      </GalleryState>
      <GalleryState name="date within limits">
        <Turning label="Arrival" kind="date" start="2026-11-20" min="2026-11-15" max="2027-02-10" />
      </GalleryState>
      <GalleryState name="month">
        <Turning label="Card expires" kind="year-month" start="2028-02" />
      </GalleryState>
      <GalleryState name="time, every quarter of an hour">
        <Turning
          label="Arrival time"
          kind="time"
          start="18:30"
          min="15:00"
          filter={(unit, values) => (unit === 'minute' ? values.filter((minute) => minute % 15 === 0) : values)}
        />
      </GalleryState>
      <GalleryState name="date and time, written shortly">
        <Turning
          label="Taxi"
          kind="datetime"
          start="2026-11-20T09:05"
          format={(unit, value) => (unit === 'year' ? String(value) : String(value).padStart(2, '0'))}
        />
      </GalleryState>
      <GalleryState name="in a sheet">
        <InSheet />
      </GalleryState>
    </>
  )
}

/** Dates, months and times by columns. */
export const datePickerSection: GallerySection = { key: 'date-picker', title: 'Date and time picker', Show }
