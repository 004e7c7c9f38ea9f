import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { must } from './overlay.ts'

/** Where a proxy listens and what it forwards to, on this machine. */
export type Place = {
  readonly host: string
  readonly http: number
  readonly https: number
  readonly site: number
  readonly folder: string
}

/** Makes a certificate for a host. */
export const certificate = ({ folder, host }: Pick<Place, 'folder' | 'host'>) => {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  must('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '90',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ])
  return { key, cert }
}

/** Starts nginx with the sample file; names, ports and certificate are the only changes. */
function nginx(place: Place): ChildProcess {
  const { folder, host, http, https, site } = place
  const { key, cert } = certificate(place)
  const sample = readFileSync('ops/nginx/haulpost.conf', 'utf8')
    .replaceAll(/listen (\[::\]:)?80;/gu, `listen ${http};`)
    .replaceAll(/listen (\[::\]:)?443 ssl/gu, `listen ${https} ssl`)
    .replaceAll(/(listen [^;]+;)\s+\1/gu, '$1')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replaceAll(/ssl_certificate .*;/gu, `ssl_certificate ${cert};`)
    .replaceAll(/ssl_certificate_key .*;/gu, `ssl_certificate_key ${key};`)
    .replaceAll('haulpost.example', host)
    .replaceAll('/srv/haulpost/ops', path.resolve('ops'))
  const logs = `error_log stderr crit; pid ${folder}/nginx.pid;`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const all = `${logs}\nevents {}\nhttp { access_log off; ${temporary}\n${sample}\n}\n`
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, all)
  must('nginx', ['-t', '-q', '-c', file])
  return spawn('nginx', ['-c', file, '-g', 'daemon off; user root;'], { stdio: 'inherit' })
}

/** Starts Caddy with the sample file, a certificate of its own and other ports. */
function caddy({ folder, host, http, https, site }: Place): ChildProcess {
  const global = `{\n admin off\n http_port ${http}\n https_port ${https}\n local_certs\n skip_install_trust\n}\n`
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, global + readFileSync('ops/caddy/Caddyfile', 'utf8'))
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    SITE_DOMAIN: host,
    UPSTREAMS: `127.0.0.1:${site}`,
    UNAVAILABLE: path.resolve('ops'),
  }
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

export const PROXIES = { nginx, caddy }
