// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProject, type Project } from '../project'
import { inBackends } from '../test/planted/inBackends'
import { inManifests } from '../test/planted/inManifests'
import { inThemesAndTexts } from '../test/planted/inThemesAndTexts'
import { checkTenants } from './checkTenants'

const root = path.resolve(import.meta.dirname, '../../..')
const planted = [...inManifests, ...inBackends, ...inThemesAndTexts]

let project: Project
let tenants: string
beforeAll(async () => {
  project = await readProject(root)
  tenants = mkdtempSync(path.join(tmpdir(), 'planted-'))
  cpSync(path.join(root, 'tenants'), tenants, { recursive: true })
})
afterAll(() => rmSync(tenants, { recursive: true }))

test('there are at least 54 planted mistakes', () => {
  expect(planted.length).toBeGreaterThanOrEqual(54)
})

test.each(planted)('%s in %s has one finding, in its place', (_what, file, from, to, reportedAt) => {
  const [tenant = ''] = file.split('/')
  const place = path.join(tenants, file)
  const right = readFileSync(place, 'utf8')
  expect(right).toMatch(from)
  writeFileSync(place, right.replace(from, to))
  try {
    const findings = checkTenants(tenants, project, tenant).filter(({ level }) => level !== 'note')
    expect(findings.map((one) => `${one.file.replace(`tenants/${tenant}/`, '')} ${one.path}`)).toEqual([
      reportedAt,
    ])
    expect(findings[0]?.fix).toMatch(/\S/)
  } finally {
    writeFileSync(place, right)
  }
})
