import type { AdapterFactory, AdapterPayload } from 'oidc-provider'

/** Stores what the demo provider needs until the server stops; no sessions, so that a visitor chooses a person each time. */
export function createMemoryAdapter(): AdapterFactory {
  const rows = new Map<string, { payload: AdapterPayload; expiresAt: number }>()
  const read = (key: string): AdapterPayload | undefined => {
    const row = rows.get(key)
    if (row && row.expiresAt > Date.now()) return row.payload
    rows.delete(key)
    return undefined
  }
  return (model) => {
    const rowKeyOf = (id: string) => `${model} ${id}`
    const uidKeyOf = (uid: string) => `${model} by uid ${uid}`
    const write = (key: string, payload: AdapterPayload, expiresIn = 0) =>
      rows.set(key, { payload, expiresAt: Date.now() + expiresIn * 1000 })
    return {
      upsert: async (id, payload, expiresIn) => {
        write(rowKeyOf(id), payload, expiresIn)
        if (payload.uid) write(uidKeyOf(payload.uid), payload, expiresIn)
      },
      find: async (id) => (model === 'Session' ? undefined : read(rowKeyOf(id))),
      findByUid: async (uid) => read(uidKeyOf(uid)),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = read(rowKeyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void rows.delete(rowKeyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key)
      },
    }
  }
}
