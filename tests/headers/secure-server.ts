import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { Certificate } from './certificate.ts'

/** The first byte of a TLS handshake (RFC 8446, section 5.1). */
const handshake = 22

/**
 * Serves https on a free port of localhost. On the same port, http redirects to https, since the
 * scorer takes one host and port for both.
 */
export async function secureServer(listener: RequestListener, { key, cert }: Certificate) {
  const secure = createHttpsServer({ key, cert }, listener)
  const plain = createHttpServer(({ url = '/', headers }, res) => {
    res.writeHead(301, { location: `https://${headers.host ?? 'localhost'}${url}` }).end()
  })
  const sockets = new Set<Socket>()
  const door = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.once('data', (data: Buffer) => {
      socket.pause()
      socket.unshift(data)
      const server = data[0] === handshake ? secure : plain
      server.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
  await new Promise<void>((resolve) => {
    door.listen(0, 'localhost', resolve)
  })
  const port = portOf(door.address())
  const close = () => {
    door.close()
    for (const socket of sockets) socket.destroy()
  }
  return { host: `localhost:${port}`, close }
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address ? address.port : 0
