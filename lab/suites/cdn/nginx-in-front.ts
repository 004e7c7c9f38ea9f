import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const SAMPLE = 'ops/nginx/cache.conf'

/** Returns the sample with the ports and folders of a test: each must be in it. */
async function sampleFor(replaced: Readonly<Record<string, string>>): Promise<string> {
  let text = await readFile(SAMPLE, 'utf8')
  for (const [from, to] of Object.entries(replaced)) {
    if (!text.includes(from)) throw new Error(`${SAMPLE} does not say '${from}' any more`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** Runs nginx on a port as the sample configures it, in front of a site. */
export async function nginxInFrontOf(siteUrl: string, port: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const cache = path.join(folder, 'cache')
  await mkdir(cache)
  const sample = await sampleFor({
    '/var/cache/nginx/haulpost': cache,
    'listen 127.0.0.1:8080': `listen 127.0.0.1:${port}`,
    'http://127.0.0.1:3000': siteUrl,
  })
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 512; } http { access_log off; ${own.join(' ')}\n${sample}\n}`
  await writeFile(path.join(folder, 'nginx.conf'), config)
  const nginx = spawn('nginx', ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/robots.txt`).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start')
    await sleep(20)
  }
  return {
    url,
    async stop() {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
