import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio, findContrastFailures, contrastPairs } from './contrast'
import { colourTokens, type ColourToken } from '@schemas/theme/tokens'

const down = (ratio: number) => Math.floor(ratio * 10) / 10

/** The colour tokens of one block of a theme.css. */
function colours(tenant: string, block: ':root' | "[data-theme='dark']"): Record<ColourToken, string> {
  const css = readFileSync(`tenants/${tenant}/theme.css`, 'utf8')
  const body = css.slice(css.indexOf(`\n${block} {`)).split('}')[0] ?? ''
  const found = [...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value])
  return Object.fromEntries(found) as Record<ColourToken, string>
}

describe('contrastRatio', () => {
  it.each([
    ['text on surface, Portico light', '#10262c', '#f2f6f6', 14.4],
    ['brand on brand-soft, Portico dark', '#74cfe0', '#123c48', 6.6],
    ['line-strong on surface-sunken, Covadonga light', '#878069', '#ece6d9', 3.1],
    ['accent on deep, Covadonga dark', '#e0b04e', '#1d4a31', 5.0],
    ['black on white', '#000000', '#ffffff', 21],
    ['a colour on itself', '#1d4a31', '#1d4a31', 1],
  ])('%s', (_, front, ground, measured) => {
    expect(down(contrastRatio(front, ground))).toBe(measured)
    expect(contrastRatio(ground, front)).toBe(contrastRatio(front, ground))
  })

  it('rejects an unknown colour format', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow(RangeError)
  })
})

describe.each(readdirSync('tenants'))('theme of %s', (tenant) => {
  it.each([':root', "[data-theme='dark']"] as const)(
    '%s sets every colour and passes every pair',
    (block) => {
      const theme = colours(tenant, block)
      expect(Object.keys(theme).toSorted()).toEqual([...colourTokens].toSorted())
      expect(findContrastFailures(theme)).toEqual([])
    },
  )
})

describe('lowContrast', () => {
  it('lists the pairs below their minimum', () => {
    const theme = { ...colours('portico', ':root'), 'line-strong': '#9ab0b6' }
    expect(findContrastFailures(theme)).toContainEqual({
      front: 'line-strong',
      ground: 'surface',
      needs: 3,
      measured: 2,
    })
    expect(findContrastFailures(theme).every(({ front }) => front === 'line-strong')).toBe(true)
  })

  it('measures mixed colours as the browser mixes them', () => {
    const theme = { ...colours('portico', ':root'), deep: '#8aa0a6' }
    expect(findContrastFailures(theme).map(({ front }) => front)).toContain('deep-muted')
  })

  it('lists no pair twice', () => {
    expect(new Set(contrastPairs.map(({ front, ground }) => `${front} ${ground}`)).size).toBe(
      contrastPairs.length,
    )
  })
})
