// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { root } from '../../platform/paths'
import { ruleDatabases } from '../../test/databases'
import { freePort } from '../../test/freePort'
import { openClinic, STARTUP_TIMEOUT, type Clinic } from '../../test/clinic/clinic'
import { openMetrics, type Metrics } from './openMetrics'

describe.each(ruleDatabases)('figures of a process on %s', (database) => {
  let clinic: Clinic
  let metrics: Metrics
  let url: string
  beforeAll(async () => {
    clinic = await openClinic(database)
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    metrics = openMetrics(
      { host: '127.0.0.1', port },
      { db: clinic.db, tenants: () => clinic.tenants.ids, now: () => new Date() },
    )
    await metrics.listen({ countConnections: () => 3 })
  }, STARTUP_TIMEOUT)
  afterAll(async () => {
    await metrics.close()
    await clinic.close()
  })

  const read = async () => (await fetch(`${url}/metrics`)).text()

  it('counts what waits, by tenant, and names nobody', async () => {
    const luis = { personId: personId('one', 'luis'), now: new Date() }
    for (const kind of ['reset', 'planEnded', 'newMessage'] as const)
      await enqueueAccountLetter(clinic.db, 'one', { kind, ...luis })
    await clinic.db.exec(`update letter set failed_at = now(), last_error = '550' where kind = 'reset'`)
    const text = await read()
    expect(text).toContain('portico_letters_waiting{tenant="one"} 2')
    expect(text).toContain('portico_letters_failed{tenant="one"} 1')
    expect(text).toContain('portico_hub_connections 3')
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/)
    expect(text).not.toMatch(/@|Ana|Luis/)
  })

  it('answers /metrics alone', async () => {
    expect((await fetch(`${url}/`)).status).toBe(404)
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
  })

  it('the dashboard and the alerts use figures that exist, and each alert has a line of the guide', async () => {
    const names = new Set([...(await read()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
    const used = (file: string) =>
      [
        ...readFileSync(path.join(root, 'docs/monitoring', file), 'utf8').matchAll(
          /\b(portico|nodejs|process)_\w+/g,
        ),
      ].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
    const known = [...names, ...(database === 'postgres' ? [] : ['portico_database_connections'])]
    for (const file of ['dashboard.json', 'alerts.yml']) {
      const all = used(file)
      expect(all.length).toBeGreaterThan(5)
      expect(all.filter((name) => !known.includes(name))).toEqual([])
    }
    const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
    const alerts = readFileSync(path.join(root, 'docs/monitoring/alerts.yml'), 'utf8')
    const titles = [...alerts.matchAll(/alert: (\w+)/g)].map(([, title = '']) => title)
    expect(titles.filter((title) => !guide.includes(`\`${title}\``))).toEqual([])
  })
})
