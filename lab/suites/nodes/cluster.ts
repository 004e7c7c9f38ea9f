import { mkdirSync } from 'node:fs'
import path from 'node:path'
import S3rver from 's3rver'
import { migrate } from '../../../app/platform/db/migrate.server.ts'
import { seedDemo } from '../../../db/seeds/seed-demo.ts'
import { aMailServer } from '../../../tests/fakes/mail-server.ts'
import { freePort } from '../../../tests/helpers/free-port.ts'
import { startPgbouncer } from '../../../tests/helpers/pgbouncer.ts'
import { isOpen, serverFolder, waitUntil } from '../../../tests/helpers/programs.ts'
import { startNginx } from './nginx.ts'
import { addressOf, createPrimary, createReplica, startServer } from './postgres.ts'
import { keepNode, type Node, startSiteNode } from './site-nodes.ts'

const WEB_NODES = 3
const WORKERS = 2

async function startBucket(folder: string) {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 'bucket'),
    configureBuckets: [{ name: 'pictures' }],
  })
  const { port } = await server.run()
  return { url: `http://127.0.0.1:${port}/pictures`, stop: () => server.close() }
}

const portsFor = (count: number) => Promise.all(Array.from({ length: count }, freePort))

/** Starts the databases of the drill: a primary with demo content, a replica, and PgBouncer in front of each. */
async function startDatabases(folder: string, dataDir: string) {
  const [primary = 0, replica = 0, pooler = 0] = await portsFor(3)
  const server = await createPrimary({ folder: path.join(folder, 'primary'), port: primary })
  await migrate(addressOf(primary))
  await seedDemo({ connectionString: addressOf(primary), dataDir, listings: 300 })
  const place = { folder: path.join(folder, 'replica'), port: replica }
  const first = await createReplica(place, primary)
  let isFirst = true
  const replicaNode = await keepNode({
    name: 'replica',
    port: null,
    start() {
      if (!isFirst) return startServer(place)
      isFirst = false
      return first
    },
  })
  const poolerNode = await keepNode({
    name: 'pooler',
    port: null,
    start: () =>
      startPgbouncer({ folder, port: pooler, server: `host=127.0.0.1 port=${primary} user=haulpost` }),
  })
  return {
    direct: addressOf(primary),
    pooled: addressOf(pooler),
    replica: addressOf(replica),
    nodes: [replicaNode, poolerNode],
    async stop() {
      await poolerNode.stop()
      await replicaNode.stop()
      await server.stop('SIGINT')
    },
  }
}

/** Starts everything: databases, bucket, mail server, nodes, and nginx in front of them. */
export async function startCluster() {
  const { folder, remove } = serverFolder('nodes')
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  const databases = await startDatabases(folder, dataDir)
  const [bucket, mail] = [await startBucket(folder), await aMailServer()]
  const [port = 0, ...webPorts] = await portsFor(1 + WEB_NODES)
  const env = {
    NODE_ENV: 'test',
    PUBLIC_URL: `http://localhost:${port}`,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    METRICS_PORT: '0',
    WORKER_METRICS_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databases.pooled,
    DATABASE_DIRECT_URL: databases.direct,
    DATABASE_REPLICA_URL: databases.replica,
    PICTURE_BUCKET: bucket.url,
    PICTURE_BUCKET_KEY: 'S3RVER',
    PICTURE_BUCKET_SECRET: 'S3RVER',
    SMTP_URL: mail.url,
    LOG_LEVEL: 'warn',
  }
  const named = (name: string, at: number | null) => ({
    name,
    port: at,
    env,
    log: path.join(folder, `${name}.log`),
  })
  const web = await Promise.all(webPorts.map((at, n) => startSiteNode('main', named(`web${n + 1}`, at))))
  const workers: readonly Node[] = await Promise.all(
    Array.from({ length: WORKERS }, (_, n) => startSiteNode('worker', named(`worker${n + 1}`, null))),
  )
  for (const at of webPorts) await waitUntil(`the web node at ${at}`, () => isOpen(at))
  const proxy = await startNginx(folder, port, webPorts)
  return {
    folder,
    dataDir,
    port,
    webPorts,
    publicUrl: env.PUBLIC_URL,
    databases,
    mail,
    /** What may be killed. */
    nodes: [...web, ...workers, ...databases.nodes],
    async stop() {
      await proxy.stop()
      await Promise.all([...web, ...workers].map((node) => node.stop()))
      await databases.stop()
      await mail.stop()
      await bucket.stop()
      remove()
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>
