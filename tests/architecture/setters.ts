import type { Rule } from './violation'

const states = /const \[([^=]*), (\w+)\] = useState\b/g

/** The setter of a state has the state's name: `const [isOpen, setIsOpen]`. That of several values begins with `set`. */
export const setters: Rule = (sources) =>
  sources.flatMap(({ file, code }) =>
    [...code.matchAll(states)].flatMap(([, name = '', setter = '']) => {
      const isOne = /^\w+$/.test(name)
      const expected = `set${isOne ? name.charAt(0).toUpperCase() + name.slice(1) : ''}`
      const isNamed = isOne ? setter === expected : setter.startsWith(expected)
      return isNamed ? [] : [{ file, problem: `names a setter "${setter}"`, instead: `call it ${expected}` }]
    }),
  )
