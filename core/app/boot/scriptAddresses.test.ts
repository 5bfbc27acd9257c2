// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { allowScriptAddresses } from './scriptAddresses'

it('scripts load by address, and none that is itself the script; markup is refused unless it is empty', () => {
  let rules: Record<string, unknown> = {}
  allowScriptAddresses({ createPolicy: (_, given) => (rules = given) })
  expect(Object.keys(rules)).toEqual(['createScriptURL', 'createHTML'])
  const markup = rules['createHTML'] as (text: string) => string | null
  expect(['', ' ', '<b>', 'text'].map(markup)).toEqual(['', null, null, null])
  const create = rules['createScriptURL'] as (address: string) => string | null
  expect(['/assets/a.js', 'https://js.stripe.com/basil/stripe.js'].map(create)).not.toContain(null)
  expect(['data:text/javascript,alert(1)', 'blob:https://a/b', ' javascript:alert(1)'].map(create)).toEqual([
    null,
    null,
    null,
  ])
})

it('a browser without Trusted Types starts as well', () => {
  expect(() => allowScriptAddresses(undefined)).not.toThrow()
})
