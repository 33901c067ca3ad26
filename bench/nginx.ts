import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#test/child-server.ts'
import { type Bench, temporaryFolder } from './bench-context.ts'
import { cpuSecondsOf } from './process-cost.ts'
import { startProgram, waitFor } from './run-program.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path))

export const hasNginx = NGINX !== undefined

export async function openStaticNginx(bench: Bench, page: Buffer) {
  const folder = await temporaryFolder(bench.cleanUp)
  await writeFile(join(folder, 'home.br'), page)
  const port = await freePort()
  const server = `server {
    listen 127.0.0.1:${port};
    location = /home { alias ${folder}/home.br; default_type 'text/html; charset=utf-8'; add_header content-encoding br; }
  }`
  return openNginx(bench, { folder, port, server })
}

/** Uses docs/examples/nginx.conf, but without TLS, which the static server does not have either. */
export async function openCachingNginx(bench: Bench, site: { origin: string }) {
  const folder = await temporaryFolder(bench.cleanUp)
  const port = await freePort()
  const server = (await readFile('docs/examples/nginx.conf', 'utf8'))
    .replace(/^server \{[^}]*return 301[^}]*\}/m, '')
    .replaceAll(/^ *(?:ssl_|listen \[).*$/gm, '')
    .replace(/listen 443[^;]*;/, `listen 127.0.0.1:${port};`)
    .replace('server 127.0.0.1:3000', `server ${new URL(site.origin).host}`)
    .replace('/var/cache/nginx/plinth', join(folder, 'cache'))
  if (!server.includes(new URL(site.origin).host))
    throw new Error('docs/examples/nginx.conf has changed: read it anew here.')
  return openNginx(bench, { folder, port, server })
}

async function openNginx(
  { cleanUp }: Bench,
  { folder, port, server }: { folder: string; port: number; server: string },
) {
  if (!NGINX) throw new Error('There is no nginx on this machine.')
  await mkdir(join(folder, 'tmp'))
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr error;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
      ${bodies.map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join(' ')}
      ${server}
    }`,
  )
  const running = startProgram({ program: NGINX, args: ['-p', folder, '-c', join(folder, 'nginx.conf')], cleanUp })
  const origin = `http://127.0.0.1:${port}`
  await waitFor(`${origin}/home`, { running, within: 10_000 })
  return { url: `${origin}/home`, cpuSeconds: () => cpuSecondsOf(running.pid) }
}
