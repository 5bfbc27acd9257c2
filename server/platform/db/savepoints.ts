import type { Tx } from './database'

type Statements = Pick<Tx, 'kind' | 'query' | 'exec'>

/** A transaction whose inner transactions are savepoints. Run inner transactions sequentially, never concurrently. */
export function withSavepoints(statements: Statements, depth = 1): Tx {
  return {
    ...statements,
    tx: async (work) => {
      const name = `inner_${depth}`
      await statements.exec(`savepoint ${name}`)
      try {
        const result = await work(withSavepoints(statements, depth + 1))
        await statements.exec(`release savepoint ${name}`)
        return result
      } catch (error) {
        await statements.exec(`rollback to savepoint ${name}`)
        throw error
      }
    },
  }
}
