import { parseSync } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}

const namesClasses = (name: unknown) => typeof name === 'string' && /^cx$|class(es|Name|Names)?$/i.test(name)

/** Whether a node is where classes are written: an attribute, the function that joins names, or a name that ends in class. */
function isClassPlace(node: Node): boolean {
  const named = (key: string) => namesClasses((node[key] as Node | null | undefined)?.['name'])
  switch (node.type) {
    case 'JSXAttribute':
      return named('name')
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
      return named('id')
    case 'CallExpression':
      return named('callee')
    case 'Property':
      return named('key')
    default:
      return false
  }
}

/** What decides between classes, and is none itself. */
const conditions: Readonly<Record<string, string>> = { ConditionalExpression: 'test', IfStatement: 'test' }

/** The class names that a source file of the portal gives to elements, as far as they are written as text. */
export const classesInMarkup = (code: string): Set<string> =>
  new Set(elementsInMarkup(code).flatMap((classes) => [...classes]))

/** As `classesInMarkup`, by element: all classes that one may have. */
export function elementsInMarkup(code: string): Set<string>[] {
  const elements: Set<string>[] = []
  const visit = (node: Node, outer: Set<string> | undefined) => {
    if (node.type === 'BinaryExpression' && node['operator'] !== '+') return
    const classes = outer ?? (isClassPlace(node) ? new Set<string>() : undefined)
    if (classes && !outer) elements.push(classes)
    for (const name of classes ? textOf(node).split(/\s+/) : []) if (name !== '') classes?.add(name)
    for (const [key, value] of Object.entries(node)) {
      const isCondition = conditions[node.type] === key || (node['operator'] === '&&' && key === 'left')
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) visit(child, isCondition ? undefined : classes)
      }
    }
  }
  visit(parseSync('source.tsx', code, { lang: 'tsx' }).program as unknown as Node, undefined)
  return elements
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

/** The text that a node itself holds: a literal, or a part of a template. */
function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string }).cooked
  return ''
}
