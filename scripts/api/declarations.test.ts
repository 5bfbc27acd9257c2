import { expect, test } from 'vitest'
import { readDeclarations } from './declarations'

const text = `import type { ComponentProps } from 'react';
import { a as b } from './a';
export { b };
export { c, type D as E } from './c';
/**
 * First line,
 * second line.
 */
export interface Props {
    /** Not the docstring of the interface. */
    name: string;
}
/** A button. */
export declare function Button(props: Props): import("react").JSX.Element;
declare const internal = 1;
/** A screen. */
export default function Screen(): null;
export type Big = {
    kind: 'a';
} | {
    kind: 'b';
};
`

test('exports are found with the file and name that they come from', () => {
  const { exported, imported } = readDeclarations(text)
  expect(Object.fromEntries(exported)).toEqual({
    b: { name: 'b' },
    c: { name: 'c', from: './c' },
    E: { name: 'D', from: './c' },
    Props: { name: 'Props' },
    Button: { name: 'Button' },
    default: { name: 'Screen' },
    Big: { name: 'Big' },
  })
  expect(imported.get('b')).toEqual({ name: 'a', from: './a' })
})

test('a declaration has its own docstring and its whole text', () => {
  const { declared } = readDeclarations(text)
  expect(declared.get('Props')).toEqual({
    doc: 'First line, second line.',
    code: 'export interface Props {\n    name: string;\n}',
  })
  expect(declared.get('Button')?.doc).toBe('A button.')
  expect(declared.get('internal')?.doc).toBe('')
  expect(declared.get('Big')?.code).toContain("kind: 'b'")
})
