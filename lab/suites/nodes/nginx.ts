import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { isOpen, startProgram, waitUntil } from '../../../tests/helpers/programs.ts'

const configOf = (folder: string, port: number, nodes: readonly number[]) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-errors.log;
events { worker_connections 2000; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  upstream haulpost {
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;`).join(' ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 12m;
    location / {
      proxy_pass http://haulpost;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      # The drill chooses where its visitors come from. A real proxy passes $remote_addr.
      proxy_set_header X-Forwarded-For $http_x_visitor;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
    }
  }
}
`

/** Starts nginx in front of web nodes. A request that may be sent twice is sent to another node when one fails. */
export async function startNginx(folder: string, port: number, nodes: readonly number[]) {
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configOf(folder, port, nodes))
  const words = ['-c', file, '-p', folder, '-e', path.join(folder, 'nginx-errors.log')]
  const running = startProgram({ program: 'nginx', words, log: path.join(folder, 'nginx.log') })
  await waitUntil('nginx', () => isOpen(port))
  return running
}
