// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfiguration } from '../static/configuration'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

interface Service {
  image?: string
  read_only?: boolean
  cap_drop?: string[]
  stop_grace_period?: string
  environment?: Record<string, string>
  secrets?: string[]
  volumes?: string[]
}
const compose = parse(read('deploy/compose.yml'), { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  volumes: Record<string, object>
}

interface Container {
  env: { name: string; value: string }[]
  startupProbe: Probe
  livenessProbe: Probe
  readinessProbe: Probe
  securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean }
  volumeMounts: { name: string }[]
}
interface Probe {
  httpGet: { path: string }
}
const kubernetes = parseAllDocuments(read('deploy/kubernetes.yml')).map((document) => {
  if (document.errors.length > 0) throw new Error(document.errors.join('\n'))
  return document.toJS() as { kind: string; spec: { template?: { spec: Pod } } }
})
interface Pod {
  terminationGracePeriodSeconds: number
  securityContext: { runAsNonRoot: boolean }
  containers: Container[]
  volumes: { name: string }[]
}
const pod = kubernetes.find(({ kind }) => kind === 'Deployment')?.spec.template?.spec as Pod
const [container] = pod.containers

/** Instructions of the Containerfile: a name and the rest, continued lines joined. */
const instructions = read('deploy/Containerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const)
const instruction = (name: string) => instructions.filter(([own]) => own === name).map(([, rest]) => rest)

describe('deploy/', () => {
  it('every setting that its files give is in the guide', () => {
    const files = ['Containerfile', 'compose.yml', 'kubernetes.yml', 'portico@.service'].map((file) =>
      read(`deploy/${file}`),
    )
    const names = files.flatMap((text) => text.match(/\b(PORTICO_|DATABASE_|FILES_|SMTP_)[A-Z_]+/g) ?? [])
    const guide = read('docs/operations.md')
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name) => !guide.includes(`\`${name.replace(/_FILE$/, '')}\``))).toEqual([])
  })

  it('no process runs as root, writes to its program or has an unnamed version of an image', () => {
    expect(instruction('USER')).toEqual(['node'])
    expect(pod.securityContext.runAsNonRoot).toBe(true)
    expect(container?.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    })
    for (const name of ['portico-1', 'portico-2'])
      expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    const images = [...Object.values(compose.services).map(({ image = '' }) => image), ...instruction('FROM')]
    for (const image of images.filter((one) => one !== 'portico')) expect(image).toMatch(/^[^:]+:[\w.-]*\d/)
    expect(read('deploy/portico@.service')).toMatch(/^User=portico$/m)
  })

  it('the image starts what the build writes, and its commands exist', () => {
    const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
    const [build = ''] = instruction('RUN')
    for (const [, name = ''] of build.matchAll(/npm run (\w+)/g)) expect(Object.keys(scripts)).toContain(name)
    expect(build).toContain('npm run build -- --server /portico')
    expect(JSON.parse(instruction('CMD').at(-1) ?? '')).toEqual(['node', 'program/server.js'])
    expect(read('deploy/portico@.service')).toContain('ExecStart=/usr/bin/node program/server.js')
  })

  it('whoever stops a process waits for its delay and for what is under way', () => {
    const seconds = Number(container?.env.find(({ name }) => name === 'PORTICO_STOP_DELAY')?.value)
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds + 20)
    const { stop_grace_period: grace = '', environment } = compose.services['portico-1'] ?? {}
    expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(
      Number(environment?.['PORTICO_STOP_DELAY']) + 20,
    )
    expect(read('deploy/portico@.service')).toMatch(/^TimeoutStopSec=(2[5-9]|[3-9]\d)$/m)
  })

  it('the port stays open while its process is restarted', () => {
    expect(read('deploy/portico@.service')).toMatch(/^Requires=portico@%i\.socket$/m)
    expect(read('deploy/portico@.socket')).toMatch(/^ListenStream=127\.0\.0\.1:%i$/m)
    // A proxy that leaves a process out after an error has none left when the other one is restarted too.
    const servers = read('deploy/nginx.conf').match(/^ {4}server portico-\d:4000.*$/gm) ?? []
    expect(servers.map((line) => line.includes(' max_fails=0;'))).toEqual([true, true])
  })

  it('a process that is not ready gets no requests, and is not ended for it', () => {
    expect(container?.readinessProbe.httpGet.path).toBe('/ready')
    expect([container?.livenessProbe.httpGet.path, container?.startupProbe.httpGet.path]).toEqual([
      '/health',
      '/health',
    ])
  })

  it('what a part mounts is there', () => {
    const parts = Object.values(compose.services)
    const secrets = parts.flatMap((part) => part.secrets ?? [])
    expect(secrets.filter((name) => !Object.hasOwn(compose.secrets, name))).toEqual([])
    const sources = parts.flatMap((part) => part.volumes ?? []).map((volume) => volume.split(':')[0] ?? '')
    const isThere = (source: string) =>
      source.startsWith('.')
        ? existsSync(path.join(root, 'deploy', source))
        : Object.hasOwn(compose.volumes, source)
    // The operator makes the certificates.
    expect(sources.filter((source) => !isThere(source))).toEqual(['./certificates'])
    const volumes = pod.volumes.map(({ name }) => name)
    for (const { name } of container?.volumeMounts ?? []) expect(volumes).toContain(name)
  })

  it('the proxy is as the guide says, and its log has no secret', () => {
    expect(() => readConfiguration(read('deploy/nginx.conf'))).not.toThrow()
    const guide = read('docs/operations.md')
    const [format = ''] = /log_format portico.*/.exec(read('deploy/nginx.conf')) ?? []
    expect(guide).toContain(format)
    expect(parse(read('deploy/prometheus.yml'))).toMatchObject({ scrape_configs: [{ job_name: 'portico' }] })
  })
})
