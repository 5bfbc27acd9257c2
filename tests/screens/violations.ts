import axe from 'axe-core'

/** The rules of axe that a part of a page breaks. Contrast and sizes need a browser. */
export async function violationsOf(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'cat.aria'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
}
