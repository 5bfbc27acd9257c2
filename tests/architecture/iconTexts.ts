import { parseSync } from 'vite'
import type { Rule } from './violation'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/**
 * A text beside an icon has an element of its own. A page translator puts its own elements in the place of texts, and React, which
 * then removes or changes its text among other children, fails or leaves the old one.
 */
export const iconTexts: Rule = (sources) =>
  sources
    .filter(({ file, isTest, code }) => file.endsWith('.tsx') && !isTest && /<(Icon|Spinner)\b/.test(code))
    .flatMap(({ file, code }) =>
      textsBesideIcons(code).map((text) => ({
        file,
        problem: `has "${text}" beside an icon`,
        instead: 'put the text into an element of its own, as <span>',
      })),
    )

function textsBesideIcons(code: string): string[] {
  const found: string[] = []
  visit(parseSync('source.tsx', code, { lang: 'tsx' }).program as unknown as Node, (node) => {
    const children = childrenOf(node)
    if (!children.some(isIcon)) return
    for (const child of children) if (isText(child)) found.push(textOf(code, child))
  })
  return found
}

function visit(node: Node, on: (node: Node) => void): void {
  on(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, on)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = ({ type, children }: Node): Node[] =>
  type === 'JSXElement' || type === 'JSXFragment' ? (children as Node[]).map(contentOf) : []

const contentOf = (child: Node): Node =>
  child.type === 'JSXExpressionContainer' ? (child['expression'] as Node) : child

/** What an expression can become: both sides of a choice. */
function outcomes(node: Node): Node[] {
  switch (node.type) {
    case 'LogicalExpression':
      return outcomes(node['right'] as Node)
    case 'ConditionalExpression':
      return [node['consequent'] as Node, node['alternate'] as Node].flatMap(outcomes)
    case 'ParenthesizedExpression':
      return outcomes(node['expression'] as Node)
    default:
      return [node]
  }
}

const isIcon = (child: Node): boolean => outcomes(child).some((one) => /^(Icon|Spinner)$/.test(nameOf(one)))

const nameOf = (node: Node): string =>
  node.type === 'JSXElement' ? String(((node['openingElement'] as Node)['name'] as Node)['name']) : ''

const texts = ['Identifier', 'MemberExpression', 'ChainExpression', 'TemplateLiteral', 'CallExpression']

const isText = (child: Node): boolean =>
  outcomes(child).some(({ type, value, callee }) => {
    if (type === 'JSXText') return String(value).trim() !== ''
    if (type === 'Literal') return typeof value === 'string' && value.trim() !== ''
    const isList = isNode(callee) && isNode(callee['property']) && callee['property']['name'] === 'map'
    return texts.includes(type) && !isList
  })

const textOf = (code: string, { start, end }: Node): string => code.slice(start, Number(end)).trim()
