import { expect, it } from 'vitest'
import { readMessage } from './messages'

it.each([
  [{ portico: 'ready' }, 'ready'],
  [{ portico: 'done' }, 'done'],
  [{ portico: 'left' }, 'left'],
  [{ portico: 'toString' }, undefined],
  ['done', undefined],
  [null, undefined],
])('IDENT-001 the message %j of the page means %s', (data, kind) =>
  expect(readMessage(data)?.kind).toBe(kind),
)

it.each([
  ['IDENT-017', 'expired_token', 'RELOAD_AND_RETRY'],
  ['IDENT-018', 'not_completed', 'TASK_NOT_COMPLETED'],
  ['IDENT-019', 'script', 'TASK_NOT_RETRIEVED'],
  ['IDENT-020', 'unsupported', 'TASK_NOT_SUPPORTED'],
  ['IDENT-015', '<img src=x>', 'SERVER'],
])('%s the error "%s" of the page is %s', (_row, error, kind) =>
  expect(readMessage({ portico: 'failed', error })).toMatchObject({ kind: 'failed', error: { kind } }),
)
