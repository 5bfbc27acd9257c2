import { findContrastFailures } from '../../../../core/theme/contrast'
import { colourTokens, shapeTokens, type ColourToken } from '../../../../schemas/theme/tokens'
import { error, type Finding, type FindingDetails } from '../../finding'
import { closestName, didYouMean } from '../didYouMean'
import { filePath, type TenantFolder } from '../../tenantFolder'
import { themeBlocks } from './themeBlocks'

/** Tokens each theme must set; the dark theme inherits the others from the light one. */
const themes = [
  { selector: ':root', needs: [...colourTokens, ...shapeTokens] },
  { selector: "[data-theme='dark']", needs: [...colourTokens, 'shadow', 'shadow-lg', 'scrim'] },
] as const
const knownTokens: readonly string[] = [...colourTokens, ...shapeTokens]
const properties = knownTokens.map((token) => `--${token}`)
const selectors: readonly string[] = [...themes.map(({ selector }) => selector), '@font-face']

/** Checks that theme.css sets every token, nothing else, and meets the WCAG AA contrast in light and dark. */
export function checkTheme(tenant: TenantFolder): Finding[] {
  if (tenant.theme === undefined) return []
  const file = filePath(tenant, 'theme.css')
  const blocks = themeBlocks(tenant.theme)
  const strangers = blocks.filter(({ selector }) => !selectors.includes(selector))
  const says = themes.flatMap(({ selector, needs }) => {
    const set = new Map(
      blocks.filter((one) => one.selector === selector).flatMap(({ declarations }) => declarations),
    )
    return [
      ...tokenErrors(selector, set, needs),
      ...colourErrors(selector, set),
      ...contrastErrors(selector, set),
    ]
  })
  return [...strangers.map(({ selector }) => unknownRule(selector)), ...says].map((say) =>
    error({ file, ...say }),
  )
}

type Details = Omit<FindingDetails, 'file'>

const unknownRule = (selector: string): Details => ({
  path: selector,
  expected: selectors.join(', '),
  found: 'another rule',
  fix: 'Remove it: a theme only sets tokens.',
})

function tokenErrors(
  selector: string,
  set: ReadonlyMap<string, string>,
  needs: readonly string[],
): Details[] {
  const unknown = [...set.keys()].filter((property) => !knownTokens.includes(property.replace(/^--/, '')))
  const meant = unknown.map((property) => closestName(property, properties))
  const missing = needs.filter((token) => !set.has(`--${token}`) && !meant.includes(`--${token}`))
  return [
    ...missing.map((token) => ({
      path: `${selector} --${token}`,
      expected: 'a value',
      found: 'nothing',
      fix: `Set --${token} there.`,
    })),
    ...unknown.map((property) => ({
      path: `${selector} ${property}`,
      expected: 'one of the tokens of schemas/theme/tokens.ts',
      found: property,
      fix: didYouMean(property, properties) || 'Remove it: nothing uses it.',
    })),
  ]
}

const isColour = (value: string | undefined) => /^#[\da-f]{6}$/i.test(value ?? '')

const colourErrors = (selector: string, set: ReadonlyMap<string, string>): Details[] =>
  colourTokens.flatMap((token) => {
    const found = set.get(`--${token}`)
    if (found === undefined || isColour(found)) return []
    const fix = 'Write it as six digits, so that its contrast can be measured.'
    return [{ path: `${selector} --${token}`, expected: 'a colour like #0a6173', found, fix }]
  })

/** Checked only if every colour is set and valid. */
function contrastErrors(selector: string, set: ReadonlyMap<string, string>): Details[] {
  if (!colourTokens.every((token) => isColour(set.get(`--${token}`)))) return []
  const theme = Object.fromEntries(colourTokens.map((token) => [token, set.get(`--${token}`)]))
  const failures = findContrastFailures(theme as Record<ColourToken, string>)
  // Of a colour that is too weak on several grounds, the weakest contrast: what mends it mends the others.
  const weakest = failures.filter(
    ({ front, measured }) => !failures.some((other) => other.front === front && other.measured < measured),
  )
  return weakest.map(({ front, ground, needs, measured }) => ({
    path: `${selector} --${front}`,
    expected: `a contrast of at least ${needs}:1 on --${ground}`,
    found: `${measured}:1 (${theme[front as ColourToken] ?? 'mixed from on-deep and deep'} on ${theme[ground as ColourToken]})`,
    fix: `Make --${front} and --${ground} differ more in lightness.`,
  }))
}
