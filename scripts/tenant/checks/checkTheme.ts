import { lowContrast } from '../../../core/theme/contrast'
import { colourTokens, shapeTokens, type ColourToken } from '../../../core/theme/tokens'
import { error, type Finding, type Say } from '../finding'
import { didYouMean } from './didYouMean'
import { nameOf, type TenantFolder } from '../tenantFolder'
import { themeBlocks } from './themeBlocks'

/** What each theme has to set; the dark one takes the rest from the light one. */
const themes = [
  { selector: ':root', needs: [...colourTokens, ...shapeTokens] },
  { selector: "[data-theme='dark']", needs: [...colourTokens, 'shadow', 'shadow-lg', 'scrim'] },
] as const
const known: readonly string[] = [...colourTokens, ...shapeTokens]
const selectors: readonly string[] = [...themes.map(({ selector }) => selector), '@font-face']

/** Whether theme.css sets every token, sets nothing else, and keeps the contrast of WCAG AA in light and in dark. */
export function checkTheme(tenant: TenantFolder): Finding[] {
  if (tenant.theme === undefined) return []
  const file = nameOf(tenant, 'theme.css')
  const blocks = themeBlocks(tenant.theme)
  const strangers = blocks.filter(({ selector }) => !selectors.includes(selector))
  const says = themes.flatMap(({ selector, needs }) => {
    const set = new Map(
      blocks.filter((one) => one.selector === selector).flatMap(({ declarations }) => declarations),
    )
    return [
      ...tokenFaults(selector, set, needs),
      ...colourFaults(selector, set),
      ...contrastFaults(selector, set),
    ]
  })
  return [...strangers.map(({ selector }) => strangerFault(selector)), ...says].map((say) =>
    error({ file, ...say }),
  )
}

type Words = Omit<Say, 'file'>

const strangerFault = (selector: string): Words => ({
  path: selector,
  expected: selectors.join(', '),
  found: 'another rule',
  mend: 'Take it away: a theme sets tokens, and components use them.',
})

function tokenFaults(selector: string, set: ReadonlyMap<string, string>, needs: readonly string[]): Words[] {
  const missing = needs.filter((token) => !set.has(`--${token}`))
  const unknown = [...set.keys()].filter((property) => !known.includes(property.replace(/^--/, '')))
  return [
    ...missing.map((token) => ({
      path: `${selector} --${token}`,
      expected: 'a value',
      found: 'nothing',
      mend: `Set --${token} there.`,
    })),
    ...unknown.map((property) => ({
      path: `${selector} ${property}`,
      expected: 'one of the tokens of core/theme/tokens.ts',
      found: property,
      mend:
        didYouMean(
          property,
          known.map((token) => `--${token}`),
        ) || 'Take it away: nothing uses it.',
    })),
  ]
}

const isColour = (value: string | undefined) => /^#[\da-f]{6}$/i.test(value ?? '')

const colourFaults = (selector: string, set: ReadonlyMap<string, string>): Words[] =>
  colourTokens.flatMap((token) => {
    const found = set.get(`--${token}`)
    if (found === undefined || isColour(found)) return []
    const mend = 'Write it as six digits, so that its contrast can be measured.'
    return [{ path: `${selector} --${token}`, expected: 'a colour like #0a6173', found, mend }]
  })

/** Measured once every colour is there and readable. */
function contrastFaults(selector: string, set: ReadonlyMap<string, string>): Words[] {
  if (!colourTokens.every((token) => isColour(set.get(`--${token}`)))) return []
  const theme = Object.fromEntries(colourTokens.map((token) => [token, set.get(`--${token}`)]))
  return lowContrast(theme as Record<ColourToken, string>).map(({ front, ground, needs, measured }) => ({
    path: `${selector} --${front}`,
    expected: `a contrast of at least ${needs}:1 on --${ground}`,
    found: `${measured}:1 (${theme[front as ColourToken] ?? 'mixed from on-deep and deep'} on ${theme[ground as ColourToken]})`,
    mend: `Make --${front} and --${ground} differ more in lightness.`,
  }))
}
