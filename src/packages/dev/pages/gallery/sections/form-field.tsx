import { useState } from 'react'
import { PhoneField } from '@/widgets/phone-field'
import { TextField, type TextFieldProps } from '@/widgets/text-field'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

function Text({ first, ...props }: Omit<TextFieldProps, 'value' | 'onChange'> & { readonly first?: string }) {
  const [value, setValue] = useState(first ?? '')
  return <TextField {...props} value={value} onChange={setValue} />
}

function Phone({ id, error }: { readonly id: string; readonly error?: string }) {
  const [countryCode, setCountryCode] = useState('86')
  const [phone, setPhone] = useState(error ? '12' : '13800138000')
  return (
    <PhoneField
      id={id}
      label="Phone"
      countryCode={countryCode}
      phone={phone}
      onCountryCode={setCountryCode}
      onPhone={setPhone}
      error={error}
    />
  )
}

function Show() {
  return (
    <>
      <GalleryState name="empty">
        <Text id="empty" label="Lead guest" placeholder="As in the passport" isRequired />
      </GalleryState>
      <GalleryState name="filled, with a hint">
        <Text id="filled" label="Lead guest" first="Maya Lindqvist" hint="In Latin letters, as in the passport." />
      </GalleryState>
      <GalleryState name="wrong">
        <Text
          id="wrong"
          label="E-mail"
          type="email"
          first="maya@"
          error="Enter an e-mail address like name@example.com."
        />
      </GalleryState>
      <GalleryState name="several lines">
        <Text id="long" label="Anything else" first="We arrive late and travel with a small dog." isLong />
      </GalleryState>
      <GalleryState name="phone">
        <Phone id="phone" />
      </GalleryState>
      <GalleryState name="phone, wrong">
        <Phone id="phone-wrong" error="Enter a phone number with 5 to 15 digits." />
      </GalleryState>
    </>
  )
}

/** Fields to fill in. */
export const formFieldSection: GallerySection = { key: 'form-field', title: 'Form fields', Show }
