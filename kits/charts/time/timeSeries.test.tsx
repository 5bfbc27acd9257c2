import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { WideObserver } from '../testing/wideObserver'
import { TimeChart } from './TimeChart'
import type { TimeChartProps } from './timeSeries'

const DAY = 86_400_000

beforeAll(() => initTexts('es'))
beforeEach(() => vi.stubGlobal('ResizeObserver', WideObserver))
afterEach(cleanup)

const chart: TimeChartProps = {
  title: 'Tensión arterial',
  series: [
    { name: 'Alta', points: [0, 1, 5].map((day) => ({ time: day * DAY, value: 120 + day })) },
    { name: 'Baja', points: [{ time: DAY, value: 80, min: 70, max: 90 }] },
  ],
  bands: [{ from: 100, to: 200, series: 0 }],
  domain: [0, 10 * DAY],
  ticks: [0, 5 * DAY],
  gap: 1.5 * DAY,
  tickFormatter: (time) => `${time / DAY}`,
  timeFormatter: (time) => `día ${time / DAY}`,
  valueFormatter: (value) => `${value} mmHg`,
}

async function show(props: TimeChartProps): Promise<HTMLElement> {
  await act(
    async () =>
      void render(
        <Suspense>
          <TimeChart {...props} />
        </Suspense>,
      ),
  )
  return screen.findByRole('application', { name: 'Tensión arterial' })
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const press = (drawing: HTMLElement, key: string) => fireEvent.keyDown(drawing, { key })

test('DEV-009 the arrow keys say the values of all series, and step over gaps', async () => {
  const drawing = await show(chart)
  act(() => drawing.focus())
  expect(said()).toContain('día 0120 mmHg Alta')
  press(drawing, 'ArrowRight')
  expect(said()).toContain('día 1121 mmHg Alta80 mmHg Baja')
  press(drawing, 'ArrowDown')
  expect(said()).toContain('día 5125 mmHg Alta')
  press(drawing, 'ArrowRight')
  expect(said()).toContain('día 5125 mmHg Alta')
  press(drawing, 'Home')
  expect(said()).toContain('día 0120 mmHg Alta')
  press(drawing, 'End')
  expect(said()).toContain('día 5125 mmHg Alta')
  press(drawing, 'Escape')
  expect(said().join('')).toBe('')
})

test('DEV-009 the line stops at a gap, and the band and the range of a day fit in the drawing', async () => {
  const drawing = await show(chart)
  const [line] = drawing.querySelectorAll('.chart-line')
  expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
  expect(drawing.querySelectorAll('.chart-range')).toHaveLength(1)
  const ticks = [...drawing.querySelectorAll('.chart-tick')].map(({ textContent }) => textContent)
  expect(ticks).toEqual(['50 mmHg', '100 mmHg', '150 mmHg', '200 mmHg', '0', '5'])
})

test('DEV-009 sums are drawn as bars from zero', async () => {
  const drawing = await show({ ...chart, bands: [], bars: true })
  expect(drawing.querySelector('.chart-line')).toBeNull()
  expect(drawing.querySelector('.chart-tick')?.textContent).toBe('0 mmHg')
})
