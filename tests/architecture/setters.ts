import type { Rule } from './violation'

const states = /const \[([^=]*), (\w+)\] = useState\b/g

/** The setter of a state has the state's name: `const [isOpen, setIsOpen]`. That of several values begins with `set`. */
export const setters: Rule = (sources) =>
  sources
    .filter(({ file }) => /^(core|kits|plugins)\//.test(file))
    .flatMap(({ file, code }) =>
      [...code.matchAll(states)]
        .map(([, name = '', setter = '']) => ({ setter, expected: setterOf(name) }))
        .filter(({ setter, expected }) => !expected.test(setter))
        .map(({ setter, expected }) => ({
          file,
          problem: `names a setter "${setter}"`,
          instead: `give it a name that matches ${expected.source}`,
        })),
    )

const setterOf = (name: string): RegExp =>
  /^\w+$/.test(name) ? new RegExp(`^set${name.charAt(0).toUpperCase()}${name.slice(1)}$`) : /^set/
