import path from 'node:path'
import { describe } from 'vitest'
import { loadTenants } from '../../../../server/platform/tenants/tenants'
import { plugins } from '../../../../src/plugins'
import { findSubjects } from '../subject'
import { testVariant } from '../suite'
import { tenantOf } from '../tenantOf'
import { chosenDoctorStub } from './chosenDoctor.stub'
import { startStub } from './startStub'

const root = path.resolve(import.meta.dirname, '../../../..')
const tenants = loadTenants(path.join(root, 'tenants')).all.filter(({ id }) => id === 'portico')

describe('at a stub in one file', () => {
  const found = findSubjects(plugins, tenants.map(tenantOf))
  for (const variant of found.filter(({ contribution }) => contribution.id === 'chosenDoctor')) {
    const backEnd = startStub(chosenDoctorStub, variant.tenant)
    testVariant(variant, () => backEnd)
  }
})
