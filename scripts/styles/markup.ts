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
export function classesInMarkup(code: string): Set<string> {
  const found = new Set<string>()
  const visit = (node: Node, isClass: boolean) => {
    if (node.type === 'BinaryExpression' && node['operator'] !== '+') return
    const isInside = isClass || isClassPlace(node)
    if (isInside) for (const name of textOf(node).split(/\s+/)) if (name !== '') found.add(name)
    for (const [key, value] of Object.entries(node)) {
      const isCondition = conditions[node.type] === key || (node['operator'] === '&&' && key === 'left')
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) visit(child, isInside && !isCondition)
      }
    }
  }
  visit(parseSync('source.tsx', code, { lang: 'tsx' }).program as unknown as Node, false)
  return found
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

/** The text that a node itself holds: a literal, or a part of a template. */
function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string }).cooked
  return ''
}
