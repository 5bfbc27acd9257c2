import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { AreaChart } from './AreaChart'
import { BarChart } from './BarChart'
import { WideObserver } from './testing/wideObserver'

const days = Array.from({ length: 30 }, (_, day) => ({
  day: `2026-11-${String(day + 1).padStart(2, '0')}`,
  Ahora: 20 + day,
  Antes: 10,
}))

beforeAll(() => initTexts('es'))
beforeEach(() => vi.stubGlobal('ResizeObserver', WideObserver))
afterEach(cleanup)

const show = (chart: React.ReactElement) => act(async () => void render(<Suspense>{chart}</Suspense>))
const plays = (
  <AreaChart
    title="Reproducciones por día"
    data={days}
    index="day"
    categories={['Ahora', 'Antes']}
    valueFormatter={(value) => `${value} veces`}
    indexFormatter={(day) => day.split('-').toReversed().join('-')}
  />
)

test('ADMIN-021 a chart has a summary and a table of the same data', async () => {
  await show(plays)
  const figure = await screen.findByRole('region', { name: 'Reproducciones por día' })
  within(figure).getByText('Reproducciones por día: entre 20 veces y 49 veces. El máximo, 30-11-2026.')
  fireEvent.click(within(figure).getByRole('button', { name: 'Tabla' }))
  const rows = within(figure).getAllByRole('row')
  expect(rows).toHaveLength(31)
  expect(rows[1]?.textContent).toBe('01-11-202620 veces10 veces')
})

test('ADMIN-021 the drawing has a name, and the arrow keys announce one value after the other', async () => {
  await show(plays)
  const drawing = await screen.findByRole('application', { name: 'Reproducciones por día' })
  expect(drawing.querySelectorAll('.chart-line')).toHaveLength(2)
  act(() => drawing.focus())
  fireEvent.keyDown(drawing, { key: 'ArrowRight' })
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced).toContain('02-11-202621 veces Ahora10 veces Antes')
})

test('ADMIN-037 bars have names and numbers; without data there is only a sentence', async () => {
  const bars = (data: object[]) => (
    <BarChart title="Por país" data={data as never} index="name" categories={['Veces']} />
  )
  await show(
    bars([
      { name: 'España', Veces: 1388 },
      { name: 'México', Veces: 132 },
    ]),
  )
  const figure = await screen.findByRole('region', { name: 'Por país' })
  within(figure).getByText('Por país: España 1388, México 132.')
  const drawing = await within(figure).findByRole('application')
  expect([...drawing.querySelectorAll('.chart-amount')].map(({ textContent }) => textContent)).toEqual([
    '1388',
    '132',
  ])
  cleanup()
  await show(bars([]))
  await screen.findByText('No hay datos en estas fechas.')
  expect(screen.queryByRole('application')).toBeNull()
})

test('ADMIN-021 two bars of the same name keep their own numbers, in table and tooltip', async () => {
  const warned = vi.spyOn(console, 'error')
  const data = [
    { name: 'Ana Gil', Veces: 9 },
    { name: 'Ana Gil', Veces: 4 },
  ]
  await show(<BarChart title="Por autor" data={data} index="name" categories={['Veces']} />)
  const figure = await screen.findByRole('region', { name: 'Por autor' })
  const drawing = await within(figure).findByRole('application')
  act(() => drawing.focus())
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  for (const [key, amount] of [
    ['ArrowDown', 4],
    ['ArrowUp', 9],
    ['ArrowRight', 4],
  ] as const) {
    fireEvent.keyDown(drawing, { key })
    expect(announced()).toContain(`Ana Gil${amount} `)
  }
  fireEvent.click(within(figure).getByRole('button', { name: 'Tabla' }))
  const rows = within(figure).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Ana Gil9', 'Ana Gil4'])
  expect(warned.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([])
  warned.mockRestore()
})

test('ADMIN-021 a name that is too long is truncated', async () => {
  const name = 'María del Carmen Fernández-Villaverde'
  const data = [{ name, Veces: 9 }]
  await show(<BarChart title="Por autor" data={data} index="name" categories={['Veces']} yAxisWidth={150} />)
  const drawing = await screen.findByRole('application')
  const announced = drawing.querySelector('.chart-name')
  expect(announced?.textContent).toMatch(/^María del Carmen .*…/)
  expect(announced?.querySelector('title')?.textContent).toBe(name)
})

test('ADMIN-021 a constant series has no highest day', async () => {
  const data = days.map(({ day }) => ({ day, Veces: 0 }))
  await show(<AreaChart title="Por día" data={data} index="day" categories={['Veces']} />)
  expect(await screen.findByText('Por día: siempre 0.')).toBeDefined()
})
