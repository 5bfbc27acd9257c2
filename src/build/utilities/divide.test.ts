import { expect, test } from 'vitest'
import { readUtilities } from './compile'
import { divide } from './divide'

const utilities = [
  { name: 'p-4', properties: ['padding'] },
  { name: 'px-2', properties: ['padding-inline'] },
  { name: 'text-muted', properties: ['color'] },
  { name: 'desk:p-6', properties: ['padding'] },
]
const element = (sheet: number, ...classes: string[]) => ({ sheet, classes: new Set(classes) })

test('a utility is in the first sheet that needs it, and in no other', () => {
  const elements = [element(1, 'p-4', 'text-muted'), element(0, 'text-muted', 'unknown'), element(2, 'p-4')]
  expect(divide(utilities, elements, 3)).toEqual([['text-muted'], ['p-4'], []])
})

test('a utility that another of the same element overrides does not load after it', () => {
  const elements = [element(0, 'px-2', 'desk:p-6'), element(1, 'p-4', 'px-2'), element(1, 'text-muted')]
  expect(divide(utilities, elements, 2)).toEqual([['p-4', 'px-2', 'desk:p-6'], ['text-muted']])
})

test('a utility that moves takes those with it that it overrides itself', () => {
  const elements = [element(0, 'desk:p-6'), element(1, 'px-2', 'desk:p-6'), element(2, 'p-4', 'px-2')]
  expect(divide(utilities, elements, 3)).toEqual([['p-4', 'px-2', 'desk:p-6'], [], []])
})

test('utilities are read in their order, with the properties that they set under any condition', () => {
  const css = `@layer utilities {
  .p-4 {
    padding: 1rem;
  }
  :is(:where(.group\\/row):hover .group-hover\\/row\\:underline) {
    text-decoration-line: underline;
  }
  .\\[\\&\\>svg\\]\\:size-6 > svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  .\\[\\&\\>\\.card\\]\\:grid > .card {
    display: grid;
  }
  .h2 {
    font-size: 1.25rem;
    @media (width >= 62rem) {
      font-size: 1.375rem;
    }
  }
  @media (width >= 62rem) {
    .desk\\:p-0\\.5 {
      padding: 0.125rem;
    }
  }
}`
  const names = [
    'p-4',
    'group/row',
    'group-hover/row:underline',
    '[&>svg]:size-6',
    '[&>.card]:grid',
    'card',
    'h2',
  ]
  expect(readUtilities(css, new Set([...names, 'desk:p-0.5']))).toEqual([
    { name: 'p-4', properties: ['padding'] },
    { name: 'group-hover/row:underline', properties: ['text-decoration-line'] },
    { name: '[&>svg]:size-6', properties: ['width', 'height'] },
    { name: '[&>.card]:grid', properties: ['display'] },
    { name: 'h2', properties: ['font-size'] },
    { name: 'desk:p-0.5', properties: ['padding'] },
  ])
})
