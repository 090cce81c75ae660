import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hostFiles, type HostRules } from '#scripts/hosts/index.ts'
import { listen } from '#scripts/serve/listen.ts'
import { staticHost } from '#scripts/serve/preview/static-host.ts'
import { outputOf } from '#tests/support/site-copy.ts'
import { writeFiles } from '#tests/support/temporary-folder.ts'

/** The site's files are at the base below `root`; the server writes to `folder`. */
export type Site = { root: string; folder: string; rules: HostRules }

export type Running = { port: number; close: () => Promise<void> }

/** A server, and the program that it needs, of Debian's package `from`. */
export type Server = { program: string; from?: string; start: (site: Site) => Promise<Running> }

async function freePort(): Promise<number> {
  const { port, close } = await listen(() => {}, { port: 0, host: '127.0.0.1' })
  await close()
  return port
}

/** Starts a program and waits until it answers. Throws with its output if it stops before. */
async function run(file: string, args: string[], port: number): Promise<Running> {
  const child = spawn(file, args)
  const ended = outputOf(child)
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${file} stopped:\n${(await ended).output}`)
    await setTimeout(50)
  }
  return {
    port,
    async close() {
      child.kill()
      await ended
    },
  }
}

const snippet = (rules: HostRules, name: string) => hostFiles(rules).get(name) ?? ''

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Debian's nginx sends .br files only with a package of its own. */
export const nginxHasBrotli = existsSync(brotliModule)

async function nginx({ root, folder, rules }: Site): Promise<Running> {
  const port = await freePort()
  const conf = snippet(rules, 'hosts/nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFiles(folder, {
    'site.conf': nginxHasBrotli ? conf.replace('# brotli_static', 'brotli_static') : conf,
    'mime.types': 'include /etc/nginx/mime.types;',
    'nginx.conf': `${nginxHasBrotli ? `load_module ${brotliModule};` : ''}
daemon off; pid ${folder}/pid; error_log stderr;
events {}
http {
  include mime.types; access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; include ${folder}/site.conf; }
}`,
  })
  const args = ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')]
  return run(servers.nginx.program, args, port)
}

const modules = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'negotiation', 'rewrite']

/** Apache with the options that cPanel gives to the folders of its users. */
async function apache({ root, folder, rules }: Site): Promise<Running> {
  const port = await freePort()
  const htaccess = snippet(rules, 'client/.htaccess')
  await writeFiles(path.join(root, rules.base), { '.htaccess': htaccess })
  await writeFiles(folder, {
    'apache.conf': `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName localhost
User www-data
Group www-data
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/apache.log
TypesConfig /etc/mime.types
AddType application/x-gzip .gz
AddHandler type-map var
DocumentRoot ${root}
DirectoryIndex index.php index.html
<Directory ${root}>
  Options ExecCGI FollowSymLinks Includes Indexes MultiViews
  AllowOverride All Options=ExecCGI,Includes,IncludesNOEXEC,Indexes,MultiViews,SymLinksIfOwnerMatch
  Require all granted
</Directory>
`,
  })
  const args = ['-d', folder, '-f', path.join(folder, 'apache.conf'), '-D', 'FOREGROUND']
  return run(servers.Apache.program, args, port)
}

async function local({ root, rules }: Site): Promise<Running> {
  const serve = staticHost({ folder: path.join(root, rules.base), rules })
  return listen((req, res) => void serve(req, res), { port: 0, host: '127.0.0.1' })
}

/** The servers that the guide describes, and that of `npm start`. */
export const servers = {
  'npm start': { program: process.execPath, start: local },
  nginx: { program: '/usr/sbin/nginx', from: 'nginx-light', start: nginx },
  Apache: { program: '/usr/sbin/apache2', from: 'apache2', start: apache },
} satisfies Record<string, Server>
