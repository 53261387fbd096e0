import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { Stepper, type StepperProps } from '@/widgets/stepper'

function tap(side: 'More' | 'Fewer', props: Partial<StepperProps>) {
  const heard: unknown[] = []
  render(
    <Stepper
      label="Adults"
      value={2}
      onChange={(value) => heard.push(value)}
      onStop={(bound) => heard.push(bound)}
      {...props}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: `${side}: Adults` }))
  return heard
}

test.each<[string, 'More' | 'Fewer', Partial<StepperProps>, unknown[]]>([
  ['up', 'More', {}, [3]],
  ['down', 'Fewer', {}, [1]],
  ['stops at nothing by default', 'Fewer', { value: 0 }, ['min']],
  ['stops at its minimum', 'Fewer', { min: 2 }, ['min']],
  ['stops at its maximum', 'More', { max: 2 }, ['max']],
  ['goes by its step', 'More', { step: 3 }, [5]],
  ['a hook may veto', 'More', { beforeUpdate: () => false }, []],
  ['or agree', 'More', { beforeUpdate: (value) => value === 3 }, [3]],
])('%s', (_, side, props, heard) => expect(tap(side, props)).toEqual(heard))

test('the number is announced with its name', () => {
  render(<Stepper label="Rooms" value={2} onChange={() => {}} />)
  expect(screen.getByRole('status', { name: 'Rooms: 2' })).toBeTruthy()
})
